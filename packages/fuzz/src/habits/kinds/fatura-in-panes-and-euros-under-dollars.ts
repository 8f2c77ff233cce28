import { addDays } from '../../convention/day.ts'
import type { Entry } from '../setting/account-book.ts'
import { type Column, day, text } from '../setting/columns.ts'
import { around, commaPoint, pointComma } from '../setting/figures.ts'
import { HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { CARD_OF_TACOMA, CARD_OF_VILA_VELHA } from '../texts/panes-nets-and-carried-sums.ts'

const reais = around(pointComma, '5', '-5')
const dollars = around(commaPoint, '$5', '-$5')
const PER_DOLLAR = 5.41
const PER_EURO = 1.0975
const IN_AMERICA = /^EXT/
const IN_EUROPE = /(?:PRT|FRA|DEU)$/

/** The only titles of amounts are signs of currencies. */
const pane = (dollarsOf: (entry: Entry) => string): readonly Column[] => [
  day('Data', 30, '03/04'),
  text('Descrição', 60, 110),
  {
    title: 'Parcela',
    x: 175,
    cell: ({ amount }) => (amount < 0 && amount % 5 === 0 ? '02/06' : ''),
  },
  { title: 'R$', x: 248, align: 'right', cell: ({ amount }) => reais(amount) },
  { title: 'US$', x: 285, align: 'right', cell: dollarsOf },
]

const fatura = (dollarsOf: (entry: Entry) => string): SectionedHabit => ({
  paper: { size: 7, bottom: 780 },
  book: { texts: CARD_OF_VILA_VELHA, rows: [8, 60], opening: [-900_000, -90_000], largest: 80_000 },
  says: { currency: 'BRL', isOwed: true, period: 'end' },
  above: (paper, { end, number, opening, closing, moneyIn, moneyOut }) => {
    paper.put(30, 'Banco Exemplo do Porto', HEADING).put(560, 'FATURA DO CARTÃO', RIGHT_BOLD).down(24)
    printGrid(
      paper,
      [30, 330, [560]],
      [
        ['JOÃO EXEMPLO', 'Vencimento', on(addDays(end, 9), '03/04/2024')],
        ['AV. DO MODELO 12', 'Data de fechamento', on(end, '03/04/2024')],
        ['29100-000 ESPÍRITO SANTO', 'Cartão', `4029 XXXX XXXX ${number.slice(-4)}`],
      ],
    ).down(16)
    printGrid(
      paper,
      [30, [250]],
      [
        ['Saldo anterior', reais(opening)],
        ['Pagamentos e créditos', `-${pointComma(moneyIn)}`],
        ['Compras e débitos', pointComma(moneyOut)],
        ['Total desta fatura', reais(closing)],
      ],
    ).down(16)
  },
  sections: ({ credits, debits }) => [
    {
      title: 'Lançamentos',
      columns: pane(dollarsOf),
      entries: [...credits, ...debits].sort((a, b) => a.date - b.date),
      across: [0, 275],
    },
  ],
  opens: (paper, { title }) => paper.put(30, title, HEADING).down(16),
  closes: (paper) => paper.down(10).put(30, 'Central de atendimento 4000-0199.', SMALL),
})

/** Cards of Espírito Santo. */
export const FATURAS_IN_TWO_PANES: Readonly<Record<string, SectionedHabit>> = {
  'two-panes-under-one-line-of-titles-with-signs-of-two-currencies-for-amounts-of-a-fatura-in-vila-velha':
    fatura(({ amount, text: own }) =>
      IN_AMERICA.test(own) ? pointComma(Math.round(amount / PER_DOLLAR)) : '',
    ),
  'two-panes-under-one-line-of-titles-with-an-empty-column-for-dollars-of-a-fatura-in-guarapari': fatura(
    () => '',
  ),
}

/** A card of the State of Washington. */
export const CARD_WITH_EUROS_UNDER_DOLLARS: Readonly<Record<string, PlainHabit>> = {
  'euros-with-their-rates-under-most-rows-of-a-card-that-is-charged-in-dollars-in-tacoma': {
    paper: { page: 'letter', size: 8.5, bottom: 720 },
    book: { texts: CARD_OF_TACOMA, rows: [8, 30], opening: [-300_000, -20_000], largest: 90_000 },
    says: { currency: 'USD', isOwed: true },
    gap: 15,
    above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
      paper.put(40, 'Example Sound Bank', HEADING).put(560, 'Card statement', RIGHT_BOLD).down(24)
      paper
        .put(40, 'DANA SAMPLE')
        .put(330, `Account number ending in ${number.slice(-4)}`)
        .down()
      paper
        .put(40, 'TACOMA WA 98402')
        .put(330, `Billing period ${on(start, '04/03/2024')} - ${on(end, '04/03/2024')}`)
        .down(22)
      paper
        .pairs(40, 280, [
          ['Previous balance', dollars(opening)],
          ['Payments and credits', `-$${commaPoint(moneyIn)}`],
          ['Purchases', `$${commaPoint(moneyOut)}`],
          ['New balance', dollars(closing)],
          ['Payment due date', on(addDays(end, 25), '04/03/2024')],
        ])
        .down(20)
    },
    again: ({ paper }) => paper.put(560, `Page ${paper.page}`, RIGHT).down(20),
    columns: [
      day('Date', 40, '04/03'),
      text('Description', 90, 330, ({ text: own, amount }, lines) =>
        IN_EUROPE.test(own)
          ? [...lines, `EUR €${commaPoint(Math.round(amount / PER_EURO))} at ${PER_EURO}`]
          : lines,
      ),
      { title: 'Amount', x: 560, align: 'right', cell: ({ amount }) => dollars(amount) },
    ],
    closes: ({ paper }) => paper.down(10).put(40, 'No fee is charged for purchases abroad.', SMALL),
  },
}
