import { addDays } from '../../convention/day.ts'
import { balance, credit, day, dayOnce, debit } from '../setting/columns.ts'
import { around, commaPoint, minusAfter, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { CANTERBURY_LOAN } from '../texts/accounts-of-many-lands.ts'
import { OSASCO_CARD } from '../texts/household-latin.ts'

const drBehind = around(commaPoint, '5 Dr', '5 Cr')
/** What is owed is less than nothing in the book, and more than nothing in print. */
const owed = around(pointComma, '5', '-5')
const behind = minusAfter(pointComma)

/** What stands right of the rows, on baselines of its own. */
const BESIDE: readonly (readonly [label: string, value: string])[] = [
  ['Limites em R$', ''],
  ['Compras', '15.000,00'],
  ['Disponível saque', '1.500,00'],
  ['Taxas mensais', ''],
  ['Rotativo', '14,90%'],
  ['Parcelamento', '9,90%'],
  ['Central de Atendimento', ''],
  ['Capitais', '4002 0022'],
]

/** A loan on a home in Australia and the bill of a card in Brazil. */
export const HOME_LOAN_OF_MARRICKVILLE_AND_FATURA_OF_OSASCO: Readonly<Record<string, PlainHabit>> = {
  'balances-marked-as-debts-once-a-day-among-notes-of-rates-above-interest-of-a-year-of-a-home-loan-in-marrickville':
    {
      paper: { size: 8, bottom: 740 },
      book: { texts: CANTERBURY_LOAN, rows: [10, 40], opening: [-48_000_000, -12_000_000], largest: 400_000 },
      says: {},
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper.put(40, 'Sample Tailored Home Loan', HEADING).down(14).put(40, 'Variable Rate').down(20)
        printGrid(
          paper,
          [40, 340, [555]],
          [
            ['MR DANIEL SAMPLE', 'Opening balance', drBehind(opening)],
            ['5 ILLAWARRA RD', 'Total credits', commaPoint(moneyIn)],
            ['MARRICKVILLE 2204', 'Total debits', commaPoint(moneyOut)],
            [`Account number ${number.slice(-9)}`, 'Closing balance', drBehind(closing)],
            ['', 'Statement starts', on(start, '3 April 2024')],
            ['Loan limit 498,150.00', 'Statement ends', on(end, '3 April 2024')],
          ],
        ).down(16)
        paper.put(40, 'Transaction Details', BOLD).down(18)
      },
      again: ({ paper }) => paper.put(40, 'Transaction Details', BOLD).down(18),
      columns: [
        dayOnce('Date', 40, '3 Apr 2024'),
        lined('Particulars', 110, 220),
        debit('Debits', 400, commaPoint),
        credit('Credits', 480, commaPoint),
        balance('Balance', 555, drBehind),
      ],
      opens: ({ paper, book: { start, opening } }) => {
        paper.put(40, on(start, '3 Apr 2024')).put(110, 'Brought forward').put(555, drBehind(opening), RIGHT)
        paper.down(13).put(110, 'Please Note Your Current Debit Interest Rate Is 5.94%').down(13)
      },
      closes: ({ paper, book: { start, end } }) => {
        paper.need(70).down(14).put(40, 'Interest charged this financial year', BOLD).down(14)
        paper
          .put(40, on(start, '3 Apr 2024'))
          .put(90, '-')
          .put(97, on(end, '3 Apr 2024'))
          .put(400, '12,715.50', RIGHT)
        paper.down(20).put(40, 'Please check all entries on this statement promptly.', SMALL)
      },
    },
  'rates-of-the-dollar-in-two-lines-about-the-titles-beside-limits-above-a-slip-of-a-fatura-in-osasco': {
    paper: { size: 7, bottom: 560 },
    book: { texts: OSASCO_CARD, rows: [8, 22], opening: [-400_000, -60_000], largest: 60_000 },
    says: { currency: 'BRL', isOwed: true, period: 'none' },
    gap: 12,
    above: ({ paper, book: { end, number, opening, closing, moneyIn, moneyOut } }) => {
      const due = on(addDays(end, 8), '03/04/2024')
      paper.put(30, 'Sample Cartões', HEADING).put(560, 'Fatura Mensal', RIGHT_BOLD).down(18)
      paper
        .put(30, 'MARIA EXEMPLO')
        .put(320, 'Número do cartão')
        .put(560, `4551 XXXX XXXX ${number.slice(-4)}`, RIGHT)
      paper.down().put(320, 'Vencimento').put(560, due, RIGHT).down(18)
      printGrid(
        paper,
        [30, [270]],
        [
          ['Saldo anterior', `R$ ${owed(opening)}`],
          ['(-) Créditos / Pagamentos', `R$ ${pointComma(moneyIn)}`],
          ['(+) Compras / Débitos', `R$ ${pointComma(moneyOut)}`],
          ['(=) Total da fatura', `R$ ${owed(closing)}`],
        ],
      ).down(12)
      paper.put(30, 'Lançamentos', BOLD).down(16)
      for (const [i, [label, value]] of BESIDE.entries()) {
        const y = paper.y + 5 + 13.7 * i
        paper.at(y, 440, label).at(y, 560, value, RIGHT)
      }
      paper.at(paper.y - 4, 330, 'Cotação do', BOLD).at(paper.y + 4, 344, 'Dólar', BOLD)
      // The slip below the rows begins a line with a date, too.
      paper.at(660, 30, 'Local de pagamento').at(660, 560, 'Vencimento', RIGHT)
      paper.at(672, 30, 'Pagável em qualquer banco').at(672, 560, due, RIGHT)
      paper.at(684, 30, 'Data do documento').at(684, 160, 'Nº documento').at(684, 290, 'Espécie')
      paper.at(696, 30, on(end, '03/04/2024')).at(696, 160, '4551330803').at(696, 290, 'R$')
      paper.at(696, 560, owed(closing), RIGHT)
    },
    columns: [
      day('Data', 30, '03/04'),
      lined('Histórico de Lançamentos', 68, 130),
      {
        title: 'US$',
        x: 310,
        align: 'right',
        cell: ({ text, amount }) => (ABROAD.test(text) ? commaOf(amount) : ''),
      },
      { title: '', x: 362, align: 'right', cell: ({ text }) => (ABROAD.test(text) ? '5,1273' : '') },
      { title: 'R$', x: 420, align: 'right', cell: ({ amount }) => behind(-amount) },
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(68, 'SALDO ANTERIOR').put(420, owed(opening), RIGHT).down(12),
    closes: ({ paper, book: { closing } }) => {
      paper.need(30).put(68, 'Total da fatura em real', BOLD).put(420, owed(closing), RIGHT_BOLD).down(24)
    },
  },
}

const ABROAD = /CHATGPT|AWS/
const DOLLAR = 5.1273

function commaOf(amount: number): string {
  return pointComma(Math.round(Math.abs(amount) / DOLLAR))
}
