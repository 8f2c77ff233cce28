import type { Entry } from '../setting/account-book.ts'
import { type Column, day, text } from '../setting/columns.ts'
import { commaPoint } from '../setting/figures.ts'
import { HEADING } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { AMERICAN } from '../texts/american-and-british.ts'
import { SPANISH } from '../texts/western-european.ts'

/** The sign of the currency at the left edge of a cell, the figure at its right one. */
const apart = (
  title: string,
  [left, right]: readonly [number, number],
  sign: string,
  figure: (entry: Entry) => string,
  means?: 'balance',
): readonly Column[] => [
  { title: '', x: left, cell: (entry) => (figure(entry) === '' ? '' : sign) },
  { title, x: right, align: 'right', ...(means ? { means } : {}), cell: figure },
]

/** What is below nothing stands in brackets, and nothing is a dash. */
const bracketed = (minor: number) => (minor < 0 ? `(${commaPoint(minor)})` : commaPoint(minor))

/** Figures as spreadsheets set those of accounts. */
export const ACCOUNTING_STYLE_HABITS: Readonly<Record<string, PlainHabit>> = {
  'dollars-at-the-left-edge-brackets-and-dashes': {
    paper: { page: 'letter', bottom: 720 },
    book: { texts: AMERICAN, opening: [200_000, 900_000] },
    says: { currency: 'USD', opening: false, closing: false, unproved: 'oldest' },
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(40, 'Account Activity', HEADING).down(14)
      paper.put(40, `Account: ${number.slice(-9)}`).down()
      paper.put(40, `${on(start, '04/03/2024')} to ${on(end, '04/03/2024')}`).down(22)
    },
    columns: [
      day('Date', 40, '4/3/2024'),
      text('Description', 100, 220),
      ...apart('Withdrawals', [345, 405], '$', ({ amount }) => (amount < 0 ? commaPoint(amount) : '-')),
      ...apart('Deposits', [420, 480], '$', ({ amount }) => (amount > 0 ? commaPoint(amount) : '-')),
      ...apart('Balance', [495, 565], '$', ({ balance }) => bracketed(balance), 'balance'),
    ],
  },
  'currency-codes-before-signed-figures': {
    paper: { size: 8 },
    book: { texts: SPANISH, opening: [200_000, 900_000] },
    says: { currency: 'USD', opening: false, closing: false, unproved: 'oldest' },
    newestFirst: true,
    above: ({ paper, book: { start, end, number } }) => {
      paper.put(50, 'Movimientos de la cuenta', HEADING).down(14)
      paper.put(50, `Cuenta: ${number.slice(-12)}`).down()
      paper.put(50, `Del ${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`).down(22)
    },
    columns: [
      day('Fecha', 50, '03/04/2024'),
      text('Descripción', 115, 220),
      ...apart('Monto', [360, 440], 'USD', ({ amount }) =>
        amount < 0 ? `-${commaPoint(amount)}` : commaPoint(amount),
      ),
      ...apart(
        'Saldo',
        [460, 550],
        'USD',
        ({ balance }) => (balance < 0 ? `-${commaPoint(balance)}` : commaPoint(balance)),
        'balance',
      ),
    ],
  },
}
