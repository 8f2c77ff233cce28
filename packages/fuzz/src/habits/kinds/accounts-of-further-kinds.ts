import type { AccountBook } from '../setting/account-book.ts'
import { amount, balance, credit, day, debit, text } from '../setting/columns.ts'
import { around, commaPoint, minusAfter, minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { MEMBER } from '../texts/american-and-british.ts'
import { ARGENTINE } from '../texts/wallets.ts'
import type { SeveralAccounts } from './several-accounts.ts'

const minus = minusBefore(pointComma)

const inMoney = (code: string, name: string, sign: string, rows: readonly [number, number]): PlainHabit => ({
  book: { texts: ARGENTINE, rows, opening: [100_000, 900_000] },
  says: { currency: code },
  above: ({ paper, book: { number } }) =>
    paper
      .down(14)
      .need(110)
      .put(50, `Movimientos en ${name}`, HEADING)
      .down(14)
      .put(50, `Caja de ahorro en ${name} Nro. ${number.slice(-11)}   Moneda ${code}`)
      .down(18),
  columns: [
    day('Fecha', 50, '03/04/24'),
    { title: 'Comprobante', x: 105, means: 'reference', cell: (_, { row }) => String(4_170 + row) },
    text('Movimiento', 175, 190),
    debit('Débito', 420, around(pointComma, `-${sign} 5`, `${sign} 5`)),
    credit('Crédito', 490, around(pointComma, `-${sign} 5`, `${sign} 5`)),
    balance('Saldo en cuenta', 565, around(pointComma, `-${sign} 5`, `${sign} 5`)),
  ],
  opens: ({ paper, book: { opening } }) =>
    paper
      .put(175, 'Saldo inicial')
      .put(565, around(pointComma, `-${sign} 5`, `${sign} 5`)(opening), RIGHT)
      .down(),
  closes: ({ paper, book: { closing } }) =>
    paper
      .need(20)
      .put(175, 'Saldo total', BOLD)
      .put(565, `${sign} ${minus(closing)}`, RIGHT_BOLD)
      .down(),
})

const share = (name: string, rows: readonly [number, number]): PlainHabit => ({
  book: { texts: MEMBER, rows, opening: [100_000, 900_000], isNeverOverdrawn: true },
  says: { currency: 'USD', number: false },
  above: ({ paper }) => paper.down(14).need(100).put(40, name, HEADING).down(18),
  columns: [
    day('Date', 40, 'Apr 03'),
    text('Transaction', 90, 280),
    amount('Amount', 460, minusAfter(commaPoint)),
    balance('Balance', 560, commaPoint),
  ],
  opens: ({ paper, book: { opening } }) =>
    paper.put(90, 'Balance Forward').put(560, commaPoint(opening), RIGHT).down(),
  closes: ({ paper, book: { closing } }) =>
    paper.need(20).put(90, 'Ending Balance').put(560, commaPoint(closing), RIGHT).down(),
})

/** Statements of several accounts whose tables differ by money or by kind. */
export const FURTHER_SEVERAL_ACCOUNTS: Readonly<Record<string, SeveralAccounts>> = {
  'pesos-then-dollars-under-headings': {
    paper: { size: 8 },
    accounts: [inMoney('ARS', 'pesos', '$', [6, 25]), inMoney('USD', 'dólares', 'U$S', [2, 8])],
    above: (paper, books) => {
      const [{ start, end }] = books as [AccountBook]
      paper.put(50, 'Resumen de cuenta', HEADING).down(14)
      paper.put(50, `Desde: ${on(start, '03/04/2024')} Hasta: ${on(end, '03/04/2024')}`).down(10)
    },
  },
  'shares-each-under-its-own-name-minus-behind': {
    paper: { page: 'letter', bottom: 730 },
    accounts: [share('00 REGULAR SAVINGS', [2, 8]), share('75 EVERYDAY CHECKING', [8, 25])],
    above: (paper, books) => {
      const [{ start, end }] = books as [AccountBook]
      paper.put(40, 'MEMBER STATEMENT', HEADING).down(14)
      paper
        .put(
          40,
          `Statement Period ${on(start, 'April 3, 2024')} to ${on(end, 'April 3, 2024')}   Amounts in USD`,
        )
        .down(10)
    },
  },
}
