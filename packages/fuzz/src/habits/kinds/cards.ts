import { addDays, type Day, dayOf } from '../../convention/day.ts'
import { printDate } from '../../convention/print-date.ts'
import type { DrawnStatement } from '../../drawing/draw-statement.ts'
import { english } from '../../language/english.ts'
import { type Entry, sumOf } from '../setting/account-book.ts'
import { commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { Paper } from '../setting/paper.ts'
import { numberLike } from '../setting/print-number.ts'
import type { Random } from '../setting/random.ts'
import { Witness } from '../setting/witness.ts'

const PAYMENTS = [
  'AUTOMATIC PAYMENT - THANK YOU',
  'MOBILE PAYMENT - THANK YOU',
  'BOOKBARN MKTPLACE PMTS BOOKBARN.EXAMPLE WA',
]
const PURCHASES = [
  'COFFEE ROASTERS SEATTLE WA',
  'CITYCAB TRIP HELP.CITYCAB.EXAMPLE CA',
  'HARBOUR OIL ~~~~~~~~~~~ TACOMA WA',
  'GREENFIELD #~~~~~ 206-555-0100 WA',
]

const on = (date: Day, style: string) => printDate(date, style, english)
const owed = (minor: number) => `${minor < 0 ? '-' : ''}$${commaPoint(minor)}`
const letter = { page: 'letter', bottom: 720 } as const

/** A card's month. Money as the statement means it: what is bought is less than nothing. */
function keepCard(random: Random) {
  const start = dayOf({ year: 2024, month: random.int(1, 11), day: 5 })
  const end = addDays(start, 29)
  const draw = (count: number, texts: readonly string[], isCredit: boolean): Entry[] =>
    Array.from({ length: count }, () => random.int(0, 29))
      .sort((a, b) => a - b)
      .map((days) => {
        const date = addDays(start, days)
        const amount = isCredit ? random.int(1_000, 90_000) : -random.int(300, 30_000)
        return { date, valueDate: date, amount, balance: 0, text: random.fill(random.pick(texts)) }
      })
  const payments = draw(random.int(1, 3), PAYMENTS, true)
  const purchases = draw(random.int(8, 40), PURCHASES, false)
  const previous = random.int(20_000, 300_000)
  return { start, end, payments, purchases, previous, number: random.digits(16), draw }
}

/** Sections under one pair of titles; a purchase abroad has its rate on lines of its own; rates and sums of the year follow. */
export async function setCardWithSections(random: Random): Promise<DrawnStatement> {
  const { start, end, payments, purchases, previous, number } = keepCard(random)
  const interest = [
    {
      date: end,
      valueDate: end,
      amount: -random.int(100, 4_000),
      balance: 0,
      text: 'PURCHASE INTEREST CHARGE',
    },
  ]
  const closing = previous - sumOf([...payments, ...purchases, ...interest])
  const paper = new Paper(letter)
  const witness = new Witness()
  paper.put(40, 'ACCOUNT SUMMARY', HEADING).down(16)
  paper
    .pairs(40, 280, [
      [numberLike('Account Number: XXXX XXXX XXXX ~~~~', number), ''],
      ['Previous Balance', owed(previous)],
      ['Payment, Credits', `-$${commaPoint(sumOf(payments))}`],
      ['Purchases', `+$${commaPoint(sumOf(purchases))}`],
      ['Cash Advances', '$0.00'],
      ['Fees Charged', '$0.00'],
      ['Interest Charged', `+$${commaPoint(sumOf(interest))}`],
      ['New Balance', owed(closing)],
      ['Opening/Closing Date', `${on(start, '04/03/24')} - ${on(end, '04/03/24')}`],
      ['Credit Limit', '$12,000'],
      ['Minimum Payment Due', '$35.00'],
      ['Payment Due Date', on(addDays(end, 25), '04/03/24')],
    ])
    .down(20)
  paper.put(40, 'ACCOUNT ACTIVITY', HEADING).down(18)
  printCardTitles(paper)
  paper.onTurn = {
    head: () => {
      paper.put(40, 'ACCOUNT ACTIVITY (CONTINUED)', BOLD).down(18)
      printCardTitles(paper)
    },
  }
  const abroad = random.chance(0.5) ? purchases[3] : undefined
  const sections = {
    'PAYMENTS AND OTHER CREDITS': payments,
    PURCHASE: purchases,
    'INTEREST CHARGED': interest,
  }
  for (const [title, entries] of Object.entries(sections)) {
    paper.need(40).put(130, title, BOLD).down(14)
    for (const entry of entries) printCardRow(paper, entry, witness, entry === abroad)
  }
  paper
    .put(300, 'TOTAL INTEREST FOR THIS PERIOD')
    .put(560, `$${commaPoint(sumOf(interest))}`, RIGHT)
    .down(24)
  paper.onTurn = {}
  printRates(paper, sumOf(interest))
  return witness.finish(paper, { opening: previous, closing, start, end, number }, { currency: 'USD' })
}

function printCardTitles(paper: Paper): void {
  paper.put(40, 'Date of', BOLD).down(10).put(40, 'Transaction', BOLD)
  paper.put(130, 'Merchant Name or Transaction Description', BOLD).put(560, '$ Amount', RIGHT_BOLD).down(16)
}

function printCardRow(paper: Paper, entry: Entry, witness: Witness, isAbroad: boolean): void {
  paper.need(36)
  paper.put(40, on(entry.date, '04/03')).put(130, entry.text)
  paper.put(560, `${entry.amount > 0 ? '-' : ''}${commaPoint(entry.amount)}`, RIGHT).down()
  const rate = `${commaPoint(Math.round(-entry.amount / 1.08))} X 1.078300000 (EXCHG RATE)`
  witness.row(paper, entry, { description: isAbroad ? `${entry.text} EURO ${rate}` : entry.text })
  if (isAbroad) paper.put(40, on(entry.date, '04/03')).put(130, 'EURO').down(10).put(140, rate).down()
}

function printRates(paper: Paper, interest: number): void {
  paper.need(60).put(200, '2024 Totals Year-to-Date', BOLD).down(14)
  paper
    .pairs(130, 400, [
      ['Total fees charged in 2024', '$0.00'],
      ['Total interest charged in 2024', '$61.22'],
    ])
    .down(24)
  paper.need(90).put(40, 'INTEREST CHARGES', HEADING).down(14).put(40, 'Balance Type', BOLD)
  paper.put(250, 'Annual Percentage Rate (APR)', BOLD).put(400, 'Balance Subject To', BOLD)
  paper.put(560, 'Interest Charges', RIGHT_BOLD).down(16).put(40, 'PURCHASES').down()
  paper
    .put(50, 'Purchases')
    .put(280, '29.24%(v)(d)')
    .put(480, '$1,503.22', RIGHT)
    .put(560, `$${commaPoint(interest)}`, RIGHT)
  paper.down().put(40, 'CASH ADVANCES').down()
  paper.put(50, 'Cash Advances').put(280, '29.99%(v)(d)').put(480, '-0-', RIGHT).put(560, '-0-', RIGHT)
}

/** A summary above the details of payments, of credits and of each card holder's charges; stars at posting dates. */
export async function setCardWithSummaries(random: Random): Promise<DrawnStatement> {
  const { start, end, payments, purchases, previous, number, draw } = keepCard(random)
  const credits = draw(random.int(0, 2), ['BOOKBARN.EXAMPLE REFUND'], true)
  const closing = previous - sumOf([...payments, ...credits, ...purchases])
  const came = `-$${commaPoint(sumOf([...payments, ...credits]))}`
  const charged = `$${commaPoint(sumOf(purchases))}`
  const paper = new Paper(letter)
  const witness = new Witness()
  paper.put(40, 'Business Card', HEADING).down(14).put(40, 'JOHN Q SAMPLE').down()
  paper
    .put(40, `Closing Date ${on(end, '04/03/24')}`)
    .put(300, numberLike('Account Ending 1-~~~~~', number))
    .down(20)
  paper
    .pairs(40, 260, [
      ['Previous Balance', owed(previous)],
      ['Payments/Credits', came],
      ['New Charges', `+${charged}`],
      ['Fees', '+$0.00'],
      ['New Balance', owed(closing)],
      ['Minimum Payment Due', '$40.00'],
      ['Payment Due Date', on(addDays(end, 25), '04/03/24')],
    ])
    .down(20)
  printCardSummary(paper, 'Payments and Credits', [
    ['Payments', `-$${commaPoint(sumOf(payments))}`],
    ['Credits', credits.length > 0 ? `-$${commaPoint(sumOf(credits))}` : '$0.00'],
    ['Total Payments and Credits', came],
  ])
  printDetails(paper, 'Payments', payments, witness, random)
  printDetails(paper, 'Credits', credits, witness, random)
  const holder = numberLike('JOHN Q SAMPLE 1-~~~~~', number)
  printCardSummary(paper, 'New Charges', [
    [holder, charged],
    ['Total New Charges', charged],
  ])
  printDetails(paper, 'JOHN Q SAMPLE', purchases, witness, random)
  printFees(paper)
  const account = { opening: previous, closing, start, end, number }
  return witness.finish(paper, account, { currency: 'USD', period: 'end' })
}

function printCardSummary(paper: Paper, title: string, pairs: readonly (readonly [string, string])[]): void {
  paper.need(80).put(40, title, HEADING).down(14).put(40, 'Summary', BOLD).down()
  paper.put(500, 'Total', RIGHT_BOLD).down().pairs(40, 500, pairs).down(20)
}

function printDetails(
  paper: Paper,
  title: string,
  entries: readonly Entry[],
  witness: Witness,
  random: Random,
): void {
  if (entries.length === 0) return
  paper.need(60).put(40, 'Detail', BOLD).put(120, '*Indicates posting date', SMALL).down(14)
  paper.put(40, title, BOLD).put(500, 'Amount', RIGHT_BOLD).down(14)
  for (const entry of entries) {
    const isCredit = entry.amount > 0
    const more = random.chance(0.3) ? random.fill('+1 800-555-0~~~') : ''
    paper
      .need(26)
      .put(40, `${on(entry.date, '04/03/24')}${isCredit ? '*' : ''}`)
      .put(110, entry.text)
    paper.put(500, `${isCredit ? '-' : ''}$${commaPoint(entry.amount)}`, RIGHT)
    witness.row(paper, entry, { description: `${entry.text} ${more}`.trim() })
    if (more !== '') paper.down(10).put(110, more)
    paper.down(13)
  }
  paper.down(10)
}

function printFees(paper: Paper): void {
  paper.need(90).put(40, 'Fees', HEADING).down(14).put(500, 'Amount', RIGHT).down()
  paper.pairs(40, 500, [['Total Fees for this Period', '$0.00']]).down(20)
  paper.put(40, '2024 Fees and Interest Totals Year-to-Date', BOLD).down().put(500, 'Amount', RIGHT).down()
  paper.pairs(40, 500, [
    ['Total Fees in 2024', '$295.00'],
    ['Total Interest in 2024', '$12.15'],
  ])
}
