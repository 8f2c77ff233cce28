import { addDays } from '../../convention/day.ts'
import type { Print } from '../../drawing/print.ts'
import { type Entry, sumOf } from '../setting/account-book.ts'
import { commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import type { Random } from '../setting/random.ts'
import { Witness } from '../setting/witness.ts'
import { keepCard, owed } from './card-month.ts'

const HOLDERS = ['JANE Q SAMPLE #4417', 'JOHN SAMPLE #8812'] as const

/**
 * For each holder of a card a table of payments and one of purchases, with its sum; fees, interest and instalments
 * below.
 */
export function setCardForEachHolder(random: Random): Print {
  const { start, end, payments, purchases, previous, number } = keepCard(random)
  const [own, others] = [purchases.filter((_, i) => i % 3 < 2), purchases.filter((_, i) => i % 3 === 2)]
  const closing = previous - sumOf([...payments, ...purchases])
  const paper = new Paper({ page: 'letter', bottom: 720 })
  const witness = new Witness()
  paper.put(40, 'Platinum Card | Mastercard ending in', HEADING).put(270, number.slice(-4), HEADING).down(14)
  paper
    .put(40, `${on(start, 'Apr 3, 2024')} - ${on(end, 'Apr 3, 2024')}  |  30 days in Billing Cycle`)
    .down(20)
  paper
    .pairs(40, 260, [
      ['Previous Balance', owed(previous)],
      ['Payments', `- $${commaPoint(sumOf(payments))}`],
      ['Transactions', `+ $${commaPoint(sumOf(purchases))}`],
      ['Fees Charged', '+ $0.00'],
      ['Interest Charged', '+ $0.00'],
      ['New Balance', `= ${owed(closing)}`],
      ['Credit Limit', '$12,000.00'],
      ['Payment Due Date', on(addDays(end, 25), 'Apr 3, 2024')],
    ])
    .down(20)
  paper.put(40, 'Transactions', HEADING).down(18)
  printTransactions(paper, `${HOLDERS[0]}: Payments, Credits and Adjustments`, payments, witness)
  printTransactions(paper, `${HOLDERS[0]}: Transactions`, own, witness)
  printTotal(paper, `${HOLDERS[0]}: Total Transactions`, own)
  printTransactions(paper, `${HOLDERS[1]}: Transactions`, others, witness)
  printTotal(paper, `${HOLDERS[1]}: Total Transactions`, others)
  paper.need(120).put(40, 'Total Transactions for This Period', BOLD)
  paper.put(560, `$${commaPoint(sumOf(purchases))}`, RIGHT_BOLD).down(24)
  paper.put(40, 'Fees', HEADING).down(16)
  paper.put(40, 'Total Fees for This Period', BOLD).put(560, '$0.00', RIGHT_BOLD).down(24)
  printInstalments(paper)
  return witness.finish(paper, { opening: previous, closing, start, end, number }, { currency: 'USD' })
}

function printTransactions(paper: Paper, heading: string, entries: readonly Entry[], witness: Witness): void {
  if (entries.length === 0) return
  const titles = () => {
    paper.put(40, 'Trans Date', BOLD).put(110, 'Post Date', BOLD)
    paper.put(180, 'Description', BOLD).put(560, 'Amount', RIGHT_BOLD).down(14)
  }
  paper.need(70).put(40, heading, BOLD).down(16)
  titles()
  paper.onTurn = { head: titles }
  for (const entry of entries) {
    paper.need(14)
    witness.row(paper, entry, { description: entry.text, valueDate: true })
    paper.put(40, on(entry.date, 'Apr 3')).put(110, on(entry.valueDate, 'Apr 3')).put(180, entry.text)
    paper.put(560, `${entry.amount > 0 ? '- ' : ''}$${commaPoint(entry.amount)}`, RIGHT).down(13)
  }
  paper.onTurn = {}
  paper.down(8)
}

function printTotal(paper: Paper, label: string, entries: readonly Entry[]): void {
  if (entries.length === 0) return
  paper
    .need(20)
    .put(40, label, BOLD)
    .put(560, `$${commaPoint(sumOf(entries))}`, RIGHT_BOLD)
    .down(24)
}

/** Purchases that are paid in parts: nothing of it moved in this month. */
function printInstalments(paper: Paper): void {
  paper.need(90).put(40, 'Instalment Plans', HEADING).down(16)
  const across = [130, 300, 370, 470, 560] as const
  const line = (cells: readonly string[], ink = RIGHT) => {
    paper.put(40, cells[0] ?? '', ink === RIGHT ? {} : BOLD)
    for (const [i, cell] of cells.slice(1).entries()) paper.put(across[i + 1] ?? 0, cell, ink)
    paper.down(13)
  }
  line(['Plan start', 'Original amount', 'Paid', 'Remaining balance', 'Next payment'], RIGHT_BOLD)
  line(['01/15/24', '$1,200.00', '4 of 12', '$800.00', '$100.00'])
  line(['03/02/24', '$450.00', '2 of 6', '$300.00', '$75.00'])
}
