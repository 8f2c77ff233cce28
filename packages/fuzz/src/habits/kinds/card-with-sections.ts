import { addDays } from '../../convention/day.ts'
import type { Print } from '../../drawing/print.ts'
import { type Entry, sumOf } from '../setting/account-book.ts'
import { commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { Random } from '../setting/random.ts'
import { Witness } from '../setting/witness.ts'
import { keepCard, owed } from './card-month.ts'

/**
 * Sections under one pair of titles; a purchase abroad has its rate on lines of its own; rates and sums of the year
 * follow.
 */
export function setCardWithSections(random: Random): Print {
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
  const paper = new Paper({ page: 'letter', bottom: 720 })
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
