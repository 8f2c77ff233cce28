import { addDays, type Day } from '../../convention/day.ts'
import type { Print } from '../../drawing/print.ts'
import { type AccountBook, type Amend, type Entry, sumOf, unamended } from '../setting/account-book.ts'
import { around, commaPoint, type Figure, lakhs, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { Paper, type PaperOptions } from '../setting/paper.ts'
import { on } from '../setting/print-day.ts'
import type { Random } from '../setting/random.ts'
import { type Said, Witness } from '../setting/witness.ts'
import { keepCard } from './card-month.ts'

/** What a card's statement says outside its rows. */
type Month = {
  readonly start: Day
  readonly end: Day
  readonly number: string
  readonly previous: number
  readonly closing: number
  readonly purchases: number
  readonly payments: number
}

type Printed = {
  readonly x: number
  readonly title: string
  readonly align?: 'right'
  readonly means?: 'description' | 'reference' | 'value-date'
  readonly cell: (entry: Entry, row: number, random: Random) => string
}

/** A card whose payments and purchases stand in one table, by their days. */
export type CardInOneTable = {
  readonly paper: PaperOptions
  readonly says: Said
  readonly columns: readonly Printed[]
  readonly above: (paper: Paper, month: Month) => void
  readonly opens?: (paper: Paper, month: Month) => void
  readonly closes?: (paper: Paper, month: Month) => void
}

/** Draws one statement of such a card. */
export function setCardInOneTable(card: CardInOneTable, random: Random, amend: Amend = unamended): Print {
  const [{ entries, ...book }] = amend([keepCardBook(random)]) as [AccountBook]
  const { start, end, number, opening: previous } = book
  const month: Month = {
    start,
    end,
    number,
    previous,
    closing: book.closing,
    purchases: -book.moneyOut,
    payments: book.moneyIn,
  }
  const paper = new Paper(card.paper)
  const witness = new Witness()
  card.above(paper, month)
  const setTitles = () => {
    for (const { x, title, align = 'left' } of card.columns) paper.put(x, title, { align, isBold: true })
    paper.down(14)
  }
  setTitles()
  paper.onTurn = { head: setTitles }
  card.opens?.(paper, month)
  for (const [row, entry] of entries.entries()) {
    paper.need(14)
    const cells = card.columns.map((column) => ({ ...column, text: column.cell(entry, row, random) }))
    const printed = (means: Printed['means']) =>
      cells.flatMap((cell) => (cell.means === means && cell.text !== '' ? [cell.text] : [])).join(' ')
    witness.row(paper, entry, {
      description: printed('description'),
      reference: printed('reference') || null,
      valueDate: printed('value-date') !== '',
    })
    for (const { x, text, align = 'left' } of cells) paper.put(x, text, { align })
    paper.down(12)
  }
  paper.onTurn = {}
  card.closes?.(paper, month)
  return witness.finish(paper, book, card.says)
}

/** Its balances are what is owed. */
function keepCardBook(random: Random): AccountBook {
  const { payments, purchases, previous: opening, ...card } = keepCard(random)
  const entries = [...payments, ...purchases].sort((a, b) => a.date - b.date)
  const [moneyIn, moneyOut] = [sumOf(payments), sumOf(purchases)]
  return { ...card, entries, opening, closing: opening - moneyIn - moneyOut, moneyIn, moneyOut }
}

const dated = (title: string, x: number, style: string, means?: 'value-date'): Printed => ({
  title,
  x,
  ...(means ? { means } : {}),
  cell: ({ date }) => on(date, style),
})
const worded = (title: string, x: number): Printed => ({
  title,
  x,
  means: 'description',
  cell: ({ text }) => text,
})
/** What is bought first, then what is paid: `'5'` and `'5 CR'`. */
const valued = (title: string, x: number, figure: Figure, bought: string, paid: string): Printed => ({
  title,
  x,
  align: 'right',
  cell: ({ amount }) => around(figure, bought, paid)(amount),
})
const pounds = (minor: number) => `£${commaPoint(minor)}`

export const CARDS_IN_ONE_TABLE: Readonly<Record<string, CardInOneTable>> = {
  'card-with-letters-behind-what-is-paid': {
    paper: {},
    says: { currency: 'GBP', period: 'end' },
    above: (paper, { end, number, previous, closing, purchases, payments }) => {
      paper
        .put(50, 'Your credit card statement', HEADING)
        .put(380, `Statement date ${on(end, '3 April 2024')}`)
        .down(14)
      paper.put(50, `Card number XXXX XXXX XXXX ${number.slice(-4)}`).down(18)
      paper
        .pairs(50, 260, [
          ['Balance from previous statement', pounds(previous)],
          ['Payments and credits', `${pounds(payments)} CR`],
          ['Purchases', pounds(purchases)],
          ['Your new balance', pounds(closing)],
          ['Minimum payment', '£25.00'],
          ['Credit limit', '£9,000'],
        ])
        .down(18)
    },
    columns: [
      dated('Date of transaction', 50, '3 Apr'),
      dated('Date entered', 150, '3 Apr', 'value-date'),
      worded('Description', 230),
      valued('Amount (£)', 545, commaPoint, '5', '5 CR'),
    ],
    closes: (paper, { closing }) =>
      paper.need(30).down(6).put(230, 'New balance', BOLD).put(545, commaPoint(closing), RIGHT_BOLD),
  },
  'card-with-numbers-and-points-beside': {
    paper: { size: 8 },
    says: { currency: 'INR', period: 'both' },
    above: (paper, { start, end, number, previous, closing, purchases, payments }) => {
      paper.put(50, 'CREDIT CARD STATEMENT', HEADING).down(14)
      paper.put(50, `Card Number: ${number.slice(0, 4)} XXXX XXXX ${number.slice(-4)}`).down()
      paper
        .put(50, `Statement Period : ${on(start, '03/04/2024')} To ${on(end, '03/04/2024')}`)
        .put(350, 'Currency: INR')
        .down(16)
      paper
        .put(50, 'Previous Balance')
        .put(170, 'Purchases')
        .put(290, 'Payments')
        .put(410, 'Total Amount Due')
        .down()
      paper
        .put(50, lakhs(previous))
        .put(170, lakhs(purchases))
        .put(290, lakhs(payments))
        .put(410, lakhs(closing))
        .down(22)
    },
    columns: [
      dated('Date', 50, '03/04/2024'),
      {
        title: 'SerNo.',
        x: 115,
        means: 'reference',
        cell: ({ amount }) => String(8_000_000_000 + Math.abs(amount)),
      },
      worded('Transaction Details', 190),
      {
        title: 'Reward Points',
        x: 425,
        align: 'right',
        cell: ({ amount }) => (amount < 0 ? String(Math.floor(-amount / 10_000)) : '0'),
      },
      valued('Amount (in Rs.)', 545, lakhs, '5', '5 CR'),
    ],
  },
  'card-with-balances-as-rows-minus-behind': {
    paper: {},
    says: { period: 'both' },
    above: (paper, { start, end, number }) => {
      paper.put(50, 'Low Rate Card Statement', HEADING).down(14)
      paper
        .put(
          50,
          `Account number ${number.slice(0, 4)} ${number.slice(4, 8)} ${number.slice(8, 12)} ${number.slice(-4)}`,
        )
        .down()
      paper.put(50, `Statement period ${on(start, '3 Apr 2024')} - ${on(end, '3 Apr 2024')}`).down()
      paper.put(50, 'Credit limit $5,000').put(250, 'Minimum payment $25.00').down(22)
    },
    columns: [
      dated('Date', 50, '3 Apr'),
      worded('Transaction details', 110),
      valued('Amount (A$)', 545, commaPoint, '5', '5-'),
    ],
    opens: (paper, { previous }) =>
      paper.put(110, 'Opening balance').put(545, commaPoint(previous), RIGHT).down(),
    closes: (paper, { closing }) =>
      paper.need(20).put(110, 'Closing balance').put(545, commaPoint(closing), RIGHT),
  },
  'card-with-signs-behind-both': {
    paper: {},
    says: { currency: 'EUR', period: 'end' },
    above: (paper, { end, number, previous }) => {
      paper
        .put(50, 'Kreditkartenabrechnung', HEADING)
        .put(380, `Abrechnungsdatum ${on(end, '03.04.2024')}`)
        .down(14)
      paper.put(50, `Kartennummer **** **** **** ${number.slice(-4)}`).down(18)
      paper
        .put(180, 'Saldo letzte Abrechnung')
        .put(545, `${pointComma(previous)} -`, RIGHT)
        .down(18)
    },
    columns: [
      dated('Belegdatum', 50, '03.04.24'),
      dated('Buchung', 115, '03.04.24', 'value-date'),
      worded('Umsatzbeschreibung', 180),
      valued('Betrag in EUR', 545, pointComma, '5 -', '5 +'),
    ],
    closes: (paper, { closing }) =>
      paper
        .need(30)
        .down(6)
        .put(180, 'Neuer Saldo', BOLD)
        .put(545, `${pointComma(closing)} ${closing < 0 ? '+' : '-'}`, RIGHT_BOLD),
  },
  'card-with-sub-total-and-total-as-rows': {
    paper: {},
    says: { currency: 'SGD', period: 'end' },
    above: (paper, { end, number, closing }) => {
      paper.put(50, 'CREDIT CARDS STATEMENT OF ACCOUNT', HEADING).down(16)
      paper.put(50, 'STATEMENT DATE').put(160, 'PAYMENT DUE DATE').put(290, 'TOTAL AMOUNT DUE (S$)').down()
      paper
        .put(50, on(end, '03 Apr 2024'))
        .put(160, on(addDays(end, 22), '03 Apr 2024'))
        .put(290, commaPoint(closing))
        .down(20)
      paper
        .put(
          50,
          `PLATINUM CARD NO. ${number.slice(0, 4)} ${number.slice(4, 8)} ${number.slice(8, 12)} ${number.slice(-4)}`,
          BOLD,
        )
        .down(16)
    },
    columns: [
      dated('DATE', 50, '03 Apr'),
      worded('DESCRIPTION', 110),
      valued('AMOUNT (S$)', 545, commaPoint, '5', '5 CR'),
    ],
    opens: (paper, { previous }) =>
      paper.put(110, 'PREVIOUS BALANCE').put(545, commaPoint(previous), RIGHT).down(),
    closes: (paper, { closing }) => {
      paper.need(40).put(110, 'SUB-TOTAL:').put(545, commaPoint(closing), RIGHT).down()
      paper.put(110, 'TOTAL:', BOLD).put(545, commaPoint(closing), RIGHT_BOLD)
    },
  },
}
