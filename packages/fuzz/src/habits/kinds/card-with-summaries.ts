import { addDays } from '../../convention/day.ts'
import type { Print } from '../../drawing/print.ts'
import { type Entry, sumOf } from '../setting/account-book.ts'
import { commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { numberLike } from '../setting/print-number.ts'
import type { Random } from '../setting/random.ts'
import { Witness } from '../setting/witness.ts'
import { keepCard, owed } from './card-month.ts'

/** A summary above the details of payments, of credits and of each card holder's charges; stars at posting dates. */
export function setCardWithSummaries(random: Random): Print {
  const { start, end, payments, purchases, previous, number, draw } = keepCard(random)
  const credits = draw(random.int(0, 2), ['BOOKBARN.EXAMPLE REFUND'], true)
  const closing = previous - sumOf([...payments, ...credits, ...purchases])
  const came = `-$${commaPoint(sumOf([...payments, ...credits]))}`
  const charged = `$${commaPoint(sumOf(purchases))}`
  const paper = new Paper({ page: 'letter', bottom: 720 })
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
