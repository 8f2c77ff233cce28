import { balance, type Column, day, text, valueDay } from '../setting/columns.ts'
import { commaPoint, minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { ibanLike, numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { BRITISH } from '../texts/american-and-british.ts'
import { GERMAN } from '../texts/western-european.ts'

const minus = minusBefore(pointComma)
const pounds = minusBefore(commaPoint)
const sign = (x: number, out: string, into: string): Column => ({
  title: '',
  x,
  cell: ({ amount }) => (amount < 0 ? out : into),
})

/** Signs that stand in a column of their own. */
export const SIGN_APART_HABITS: Readonly<Record<string, PlainHabit>> = {
  'signs-in-a-column-before-the-amounts': {
    paper: { size: 8 },
    book: { texts: GERMAN },
    says: { currency: 'EUR' },
    gap: 14,
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(50, 'Umsatzübersicht', HEADING).down(14)
      paper.put(50, `IBAN ${ibanLike('DE', 22, number)}`).down()
      paper.put(50, `${on(start, '03.04.2024')} – ${on(end, '03.04.2024')}`).down(14)
      paper
        .pairs(50, 260, [
          ['Anfangssaldo', `${minus(opening)} EUR`],
          ['Endsaldo', `${minus(closing)} EUR`],
        ])
        .down(18)
    },
    columns: [
      day('Buchungstag', 50, '03.04.2024'),
      valueDay('Wertstellung', 115, '03.04.2024'),
      text('Buchungstext', 180, 250),
      sign(460, '–', '+'),
      { title: 'Betrag (EUR)', x: 545, align: 'right', cell: ({ amount }) => pointComma(amount) },
    ],
  },
  'letters-behind-amounts-in-a-column-without-a-title': {
    book: { texts: BRITISH },
    says: { currency: 'GBP' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Reserve account', HEADING).down(14)
      paper.put(50, numberLike('Sort code 12-34-56   Account number ~~~~~~~~', number)).down()
      paper.put(50, `${on(start, '3 April 2024')} to ${on(end, '3 April 2024')}`).down(22)
    },
    columns: [
      day('Date', 50, '03APR'),
      text('Details', 100, 230),
      { title: 'Amount (£)', x: 430, align: 'right', cell: ({ amount }) => commaPoint(amount) },
      sign(434, 'DR', 'CR'),
      balance('Balance (£)', 540, pounds),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(100, 'BALANCE B/F').put(540, pounds(opening), RIGHT).down(),
    closes: ({ paper, book: { closing } }) =>
      paper.need(20).put(100, 'BALANCE C/F', BOLD).put(540, pounds(closing), RIGHT),
  },
}
