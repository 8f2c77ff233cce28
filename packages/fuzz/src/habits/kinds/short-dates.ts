import { addDays, type Day } from '../../convention/day.ts'
import { amount, balance, balanceOnce, credit, day, debit, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, minusBefore, pointComma, spaceComma } from '../setting/figures.ts'
import { HEADING, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { AMERICAN } from '../texts/american-and-british.ts'
import { NORDIC } from '../texts/northern-and-eastern-european.ts'

const compact = (date: Day) => on(date, '03 04').replace(' ', '')
const swedish = minusBefore(spaceComma)
const overdrawn = around(commaPoint, '5OD')

/** Days printed without anything between their parts. */
export const SHORT_DATE_HABITS: Readonly<Record<string, PlainHabit>> = {
  'month-and-day-without-a-space-late': {
    paper: { page: 'letter', bottom: 730 },
    book: { texts: AMERICAN, opening: [100_000, 900_000] },
    says: { closing: false },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Statement of Account', HEADING).down(16)
      paper
        .put(50, `Account No. ${number.slice(-7)}`)
        .put(330, `Statement From - To  ${on(start, 'APR 03/24')} - ${on(end, 'APR 03/24')}`)
        .down(24)
    },
    columns: [
      text('Description', 50, 200),
      debit('Withdrawals', 345, commaPoint),
      credit('Deposits', 430, commaPoint),
      day('Date', 450, 'APR03'),
      balanceOnce('Balance', 560, overdrawn),
    ],
    opens: ({ paper, book: { start, opening } }) =>
      paper
        .put(50, 'STARTING BALANCE')
        .put(450, on(addDays(start, -1), 'APR03'))
        .put(560, overdrawn(opening), RIGHT)
        .down(),
  },
  'days-of-four-digits': {
    book: { texts: NORDIC, isNeverOverdrawn: true, opening: [300_000, 900_000] },
    says: { currency: 'NOK' },
    above: ({ paper, book: { start, end, number, opening } }) => {
      paper
        .put(
          50,
          `Kontoutskrift nr. 4 for perioden ${on(start, '03.04.2024')} - ${on(end, '03.04.2024')}`,
          HEADING,
        )
        .down(14)
      paper
        .put(50, `Kontonummer: ${number.slice(-11)}`)
        .put(300, 'Valuta: NOK')
        .down(24)
      paper
        .put(50, `Saldo fra kontoutskrift ${on(addDays(start, -1), '03.04.2024')}`)
        .put(460, pointComma(opening), RIGHT)
        .down(18)
    },
    columns: [
      text('Forklaring', 50, 210),
      {
        ...valueDay('Rentedato', 280, '03 04'),
        cell: ({ valueDate }) => compact(valueDate),
      },
      debit('Ut av konto', 390, pointComma),
      credit('Inn på konto', 460, pointComma),
      { title: 'Bokført', x: 475, cell: ({ date }) => compact(date) },
      {
        title: 'Arkivref.',
        x: 515,
        means: 'reference',
        cell: (_, { random }) => random.fill('~~~~~~~~*'),
      },
    ],
    closes: ({ paper, book: { end, closing } }) =>
      paper
        .need(30)
        .down(4)
        .put(50, `Saldo i Deres favør ${on(end, '03.04.2024')}`)
        .put(460, pointComma(closing), RIGHT),
  },
  'years-before-months-without-anything-between': {
    book: { texts: NORDIC },
    says: { currency: 'SEK' },
    above: ({ paper, book: { start, end, number, opening } }) => {
      paper.put(50, 'Kontoutdrag', HEADING).down(14)
      paper
        .put(50, `Kontonummer: ${number.slice(-11)}`)
        .put(300, 'Valuta: SEK')
        .down()
      paper.put(50, `Period: ${on(start, '2024-04-03')} - ${on(end, '2024-04-03')}`).down(16)
      paper.put(50, 'Ingående saldo').put(300, swedish(opening), RIGHT).down(20)
    },
    columns: [
      { title: 'Bokf.dag', x: 50, cell: ({ date }) => on(date, '24 04 03').replaceAll(' ', '') },
      text('Text', 110, 220),
      amount('Belopp', 440, swedish),
      balance('Saldo', 540, swedish),
    ],
  },
  'days-months-and-years-without-anything-between': {
    paper: { font: 'courier', size: 8 },
    book: { texts: AMERICAN },
    says: {},
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'STATEMENT OF ACCOUNT').down(14)
      paper.put(50, `ACCOUNT NO ${number.slice(-10)}`).down()
      paper.put(50, `PERIOD ${on(start, '03/04/2024')} TO ${on(end, '03/04/2024')}`).down(20)
    },
    columns: [
      { title: 'DATE', x: 50, cell: ({ date }) => on(date, '03 04 24').replaceAll(' ', '') },
      { title: 'PARTICULARS', x: 100, means: 'description', cell: (entry) => entry.text.slice(0, 40) },
      debit('DEBIT', 390, commaPoint),
      credit('CREDIT', 470, commaPoint),
      balance('BALANCE', 560, overdrawn),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(100, 'BALANCE B/F').put(560, overdrawn(opening), RIGHT).down(),
  },
}
