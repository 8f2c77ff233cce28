import { addDays } from '../../convention/day.ts'
import type { Print } from '../../drawing/print.ts'
import { type Entry, sumOf } from '../setting/account-book.ts'
import { amount, type Column, day, text } from '../setting/columns.ts'
import { commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { Paper } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { Random } from '../setting/random.ts'
import { printRow, setTitles } from '../setting/set-plain.ts'
import { Witness } from '../setting/witness.ts'
import { keepCard, owed } from './card-month.ts'

const charged = (minor: number) => `${minor > 0 ? '- ' : ''}$${commaPoint(minor)}`

const columns: readonly Column[] = [
  day('Trans Date', 40, 'Apr 3'),
  text('Description', 110, 320),
  amount('Amount', 560, charged),
]

/** A card whose interest has no day, and so is of the last one of the period; where none is charged, a nought stands. */
export function setCardChargedInterestWithoutDay(random: Random): Print {
  const { start, end, payments, purchases, previous, number } = keepCard(random)
  const charge = (name: string, amount: number): Entry => ({
    date: end,
    valueDate: end,
    amount,
    balance: 0,
    text: `Interest Charge on ${name}`,
  })
  const interest = [
    charge('Purchases', -random.int(100, 6_000)),
    charge('Cash Advances', random.chance(0.3) ? -random.int(50, 2_000) : 0),
  ]
  const closing = previous - sumOf([...payments, ...purchases, ...interest])
  const paper = new Paper({ page: 'letter', size: 8.5, bottom: 720 })
  const witness = new Witness()
  paper.put(40, 'Example Lakes Bank', HEADING).put(560, 'Credit Card Statement', RIGHT_BOLD).down(22)
  paper
    .put(40, 'ALEX SAMPLE')
    .put(330, `Account ending in ${number.slice(-4)}`)
    .down()
  paper
    .put(40, '18 LAKE ROAD, DULUTH MN')
    .put(330, `${on(start, 'Apr 3, 2024')} - ${on(end, 'Apr 3, 2024')}`)
    .down(24)
  paper
    .pairs(40, 300, [
      ['Previous Balance', owed(previous)],
      ['Payments', `- $${commaPoint(sumOf(payments))}`],
      ['Transactions', `+ $${commaPoint(sumOf(purchases))}`],
      ['Fees Charged', '+ $0.00'],
      ['Interest Charged', `+ $${commaPoint(sumOf(interest))}`],
      ['New Balance', owed(closing)],
      ['Payment Due Date', on(addDays(end, 25), 'Apr 3, 2024')],
    ])
    .down(20)
  const place = { random, paper, startsDay: true, endsDay: true }
  for (const [title, entries] of [
    ['Payments and Credits', payments],
    ['Transactions', purchases],
    ['Fees', []],
  ] as const) {
    paper.onTurn = {}
    paper.need(70).put(40, title, HEADING).down(16)
    setTitles(paper, { columns })
    paper.onTurn = { head: () => setTitles(paper, { columns }) }
    for (const [row, entry] of entries.entries()) printRow({ columns }, entry, { ...place, row }, witness)
    printTotal(paper, `Total ${title} for This Period`, charged(sumOf(entries)))
  }
  paper.onTurn = {}
  paper.need(90).put(40, 'Interest Charged', HEADING).down(16)
  for (const entry of interest) {
    paper.put(110, entry.text).put(560, charged(entry.amount), RIGHT)
    if (entry.amount < 0) witness.row(paper, entry, { description: entry.text })
    paper.down()
  }
  printTotal(paper, 'Total Interest for This Period', charged(sumOf(interest)))
  printGrid(
    paper.need(70).down(6).put(40, 'Totals Year-to-Date', BOLD).down(14),
    [110, [560]],
    [
      ['Total Fees charged', '$0.00'],
      ['Total Interest charged', '$84.17'],
    ],
  )
  return witness.finish(paper, { opening: previous, closing, start, end, number }, { currency: 'USD' })
}

function printTotal(paper: Paper, name: string, sum: string): void {
  paper.need(20).put(110, name, BOLD).put(560, sum, RIGHT_BOLD).down(22)
}
