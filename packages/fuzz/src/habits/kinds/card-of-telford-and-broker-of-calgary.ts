import { addDays } from '../../convention/day.ts'
import type { AccountBook, Entry } from '../setting/account-book.ts'
import { credit, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { numbered } from '../setting/numbered.ts'
import type { Paper } from '../setting/paper.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { BROKER_OF_CALGARY, CARD_OF_TELFORD } from '../texts/from-lehi-to-dubai-west.ts'

const marked = around(commaPoint, '5', '5 CR')
const pounds = around(commaPoint, '£5', '£5 CR')
const dollars = around(commaPoint, '$5-', '$5')
const TRADE = /^(BOUGHT|SOLD)/
const SHARES = /ON (\d+) SHS/
const COMMISSION = 995
const A_LOT = 4_000
const HUNDRED = 100

/** A month in four letters at most, as in `JUNE 03`. */
const written = (date: number, style: string) =>
  on(date, style).replace('JUN', 'JUNE').replace('JUL', 'JULY').replace('SEP', 'SEPT')

const quantityOf = ({ amount }: Entry) => Math.max(1, Math.round(Math.abs(amount) / A_LOT))

const quantity = (entry: Entry) =>
  TRADE.test(entry.text) ? `${quantityOf(entry)}${entry.amount > 0 ? '-' : ''}` : ''

/** What one costs or pays. */
function rate(entry: Entry): string {
  const shares = SHARES.exec(entry.text)?.[1]
  if (shares) return (entry.amount / HUNDRED / Number(shares)).toFixed(5)
  if (!TRADE.test(entry.text)) return ''
  const paid = Math.max(HUNDRED, Math.abs(entry.amount) + Math.sign(entry.amount) * COMMISSION)
  return (paid / HUNDRED / quantityOf(entry)).toFixed(2)
}

/** At the top of each further sheet of the broker. */
function printActivityHead(paper: Paper, { end, number }: AccountBook): void {
  paper
    .put(40, 'Cdn. Dollar Statement', BOLD)
    .put(570, `Order Execution Only   ${written(end, 'APR 03 2024')}`, RIGHT)
    .down(12)
  paper.put(570, `Your Account Number: ${numberLike('~~~-~~~~~-~-~', number)}`, RIGHT).down(24)
  paper.put(40, 'Account Activity (continued)', HEADING).rule(40, 570, 4).down(20)
}

/** A card of Shropshire and a broker's account of Alberta. */
export const CARD_OF_TELFORD_AND_BROKER_OF_CALGARY: Readonly<Record<string, PlainHabit>> = {
  /** Rows of balances without days open and close each sheet; a reference stands between two days and the retailer. */
  'a-reference-between-two-days-and-the-retailer-with-balances-in-pounds-around-each-sheet-of-a-card-in-telford':
    {
      paper: { size: 9, bottom: 735 },
      book: { texts: CARD_OF_TELFORD, rows: [12, 50], opening: [-200_000, -5_000], largest: 60_000 },
      says: { currency: 'GBP', isOwed: true, period: 'end' },
      gap: 14,
      above: ({ paper, book: { end, number, closing } }) => {
        paper
          .put(40, 'SampleWest', { isBold: true, size: 16 })
          .put(555, 'Credit Card Statement', RIGHT_BOLD)
          .down(30)
        printGrid(
          paper,
          [40, 330, [555]],
          [
            ['MR A SAMPLE', 'Account number', `4417 **** **** ${number.slice(-4)}`],
            ['22 EXAMPLE CLOSE', 'Statement date', on(end, '3 April 2024')],
            ['TELFORD', 'Your credit limit', '£4,500'],
            ['TF1 0AA', 'Minimum payment', '£25.00'],
            ['', 'To reach us by', on(addDays(end, 25), '3 April 2024')],
            ['', 'Your new balance', pounds(closing)],
          ],
        ).down(24)
        paper.put(40, 'Your transactions', HEADING).rule(40, 555, 5).down(22)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `Credit card ending ${number.slice(-4)}`, BOLD)
          .put(555, `Page ${paper.page}`, RIGHT)
          .down(26),
      columns: [
        { title: 'Trans Date', x: 40, cell: ({ date }) => on(date, '03 APR') },
        valueDay('Post Date', 100, '03 APR'),
        numbered('Ref Number', 160, 8),
        text('Retailer', 235, 230),
        { title: 'Amount', x: 555, align: 'right', cell: ({ amount }) => marked(amount) },
      ],
      opens: ({ paper, book: { opening } }) =>
        paper.put(40, 'BALANCE FROM PREVIOUS STATEMENT').put(555, pounds(opening), RIGHT).down(15),
      carries: ({ paper }, reached) =>
        paper.put(40, 'BALANCE CARRIED FORWARD').put(555, pounds(reached), RIGHT),
      brings: ({ paper }, reached) =>
        paper.put(40, 'BALANCE BROUGHT FORWARD').put(555, pounds(reached), RIGHT).down(15),
      closes: ({ paper, book: { closing } }) => {
        paper.need(130).put(40, 'NEW BALANCE', BOLD).put(555, pounds(closing), RIGHT_BOLD).down(30)
        paper.put(40, 'Interest rates', HEADING).rule(40, 555, 5).down(18)
        printGrid(
          paper,
          [40, [300], [430]],
          [
            ['', 'Monthly rate', 'Annual rate (variable)'],
            ['Purchases', '1.735%', '22.9%'],
            ['Cash transactions', '2.075%', '27.9%'],
          ],
        ).down(10)
        smallPrint(paper, 40, [
          'If you do not pay off the full amount outstanding, we will allocate your payment to the balance with the highest rate first.',
          'SampleWest Bank plc is authorised by the Prudential Regulation Authority. Lost cards: 0330 555 0144.',
        ])
      },
    },
  /** Quantities and prices stand before debits and credits; balances have no days, and a minus behind where they are owed. */
  'quantities-and-rates-before-debits-and-credits-between-balances-without-days-of-a-broker-in-calgary': {
    paper: { page: 'letter', size: 8.5, bottom: 720 },
    book: { texts: BROKER_OF_CALGARY, rows: [10, 36], opening: [200_000, 9_000_000], largest: 900_000 },
    says: { currency: 'CAD', period: 'none' },
    pitch: 10,
    gap: 13,
    above: ({ paper, book: { end, number, closing } }) => {
      paper.put(40, 'Example Direct Investing', { isBold: true, size: 14 })
      paper
        .put(570, `Order Execution Only   ${written(end, 'APR 03 2024')}`, RIGHT)
        .down(14)
        .put(570, 'Cdn. Dollar Statement', RIGHT_BOLD)
        .down(14)
      paper.put(570, `Your Account Number: ${numberLike('~~~-~~~~~-~-~', number)}`, RIGHT).down(20)
      for (const line of ['MS. ALEX SAMPLE', '22 EXAMPLE CRES SW', 'CALGARY AB T2P 0A0']) {
        paper.put(60, line).down()
      }
      paper.down(18).put(40, 'Asset Review', HEADING).rule(40, 570, 4).down(18)
      printGrid(
        paper,
        [40, [330], [420], [495], [570]],
        [
          ['', 'QUANTITY', 'PRICE', 'BOOK COST', 'MARKET VALUE'],
          ['EXAMPLE HIGH INT SVGS ETF #', '1,010', '50.03', '50,503.30', '50,530.30'],
          ['NORTHWAY RAIL INC COM NEW', '400', '161.25', '58,110.00', '64,500.00'],
          ['Cash', '', '', dollars(closing), dollars(closing)],
        ],
      ).down(18)
      paper.put(40, 'Account Activity', HEADING).rule(40, 570, 4).down(20)
    },
    again: ({ paper, book }) => printActivityHead(paper, book),
    columns: [
      { title: 'DATE', x: 40, cell: ({ date }) => written(date, 'APR 03') },
      part('ACTIVITY', 85, 60, 0),
      {
        title: 'DESCRIPTION',
        x: 150,
        means: 'description',
        cell: (entry) => entry.text.split('|').slice(1),
      },
      { title: 'QUANTITY', x: 375, align: 'right', cell: quantity },
      { title: 'PRICE\\RATE', x: 435, align: 'right', cell: rate },
      debit('DEBIT', 505, commaPoint),
      credit('CREDIT', 570, commaPoint),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(150, 'Opening Balance', BOLD).put(570, dollars(opening), RIGHT).down(14),
    closes: ({ paper, book }) => {
      const { closing } = book
      paper.onTurn = { head: () => printActivityHead(paper, book) }
      paper.need(80).put(150, 'Closing Balance', BOLD).put(570, dollars(closing), RIGHT_BOLD).down(26)
      paper
        .put(40, '# Part of the portfolio may be on loan.  ² Book cost is as reported by others.', SMALL)
        .down(10)
      smallPrint(paper, 40, [
        'Example Direct Investing Inc. is a member of the Canadian Investor Protection Fund. Customers’ accounts are protected',
        'within specified limits. Please report any error within 45 days of the statement date.',
      ])
    },
  },
}
