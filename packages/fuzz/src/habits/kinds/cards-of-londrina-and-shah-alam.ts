import { addDays } from '../../convention/day.ts'
import { type Column, day, text, valueDay } from '../setting/columns.ts'
import { around, commaPoint, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import type { Paper } from '../setting/paper.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { smallPrint } from '../setting/small-print.ts'
import { CARD_OF_SHAH_ALAM } from '../texts/from-valdosta-to-kinshasa-east.ts'
import { CARD_OF_LONDRINA } from '../texts/from-valdosta-to-kinshasa-west.ts'

const reais = around(pointComma, '5', '5-')

const columns: readonly Column[] = [
  day('Data', 36, '03/04'),
  part('Histórico de Lançamentos', 66, 140, 0),
  part('Cidade', 212, 75, 1),
  { title: 'US$', x: 310, align: 'right', cell: () => '' },
  { title: ['Cotação', 'do Dólar'], x: 352, align: 'right', cell: () => '' },
  { title: 'R$', x: 410, align: 'right', cell: ({ amount }) => reais(amount) },
]

const PANEL: readonly (readonly [string, string])[] = [
  ['Limites', 'R$'],
  ['Compras', '12.000,00'],
  ['Saque', '1.200,00'],
  ['', ''],
  ['Taxas mensais', '%'],
  ['Rotativo', '14,49'],
  ['Parcelado da fatura', '9,99'],
  ['Saque à vista', '15,89'],
  ['CET anual do rotativo', '521,64'],
]

const HEADS: ReadonlySet<string> = new Set(['Limites', 'Taxas mensais'])

/** A box right of the first rows. */
function printPanel(paper: Paper): void {
  for (const [i, [name, value]] of PANEL.entries()) {
    paper.at(paper.y + i * 13, 440, name, HEADS.has(name) ? BOLD : {}).at(paper.y + i * 13, 556, value, RIGHT)
  }
  const [top, bottom] = [paper.y - 14, paper.y + PANEL.length * 13 - 4]
  paper.rule(432, 562, -14).rule(432, 562, PANEL.length * 13 - 4)
  paper.ruleDown(432, top, bottom).ruleDown(562, top, bottom)
}

/** A card of Paraná. */
export const CARD_OF_LONDRINA_BESIDE_ITS_RATES: Readonly<Record<string, SectionedHabit>> = {
  /** A box of limits and rates stands right of the first rows; columns for dollars are empty, and payments have a minus behind. */
  'a-box-of-limits-and-rates-right-of-purchases-with-towns-and-empty-columns-for-dollars-and-a-minus-behind-payments-in-londrina':
    {
      paper: { size: 8, bottom: 740 },
      book: { texts: CARD_OF_LONDRINA, rows: [12, 50], opening: [-1_500_000, -150_000], largest: 90_000 },
      says: { currency: 'BRL', isOwed: true, period: 'end' },
      titlesOnce: true,
      above: (paper, { end, number, opening, closing, moneyIn, moneyOut }) => {
        paper.put(36, 'Exemplo Cartões', { isBold: true, size: 15 })
        paper.put(562, 'FATURA MENSAL', RIGHT_BOLD).down(26)
        printGrid(
          paper,
          [36, 330, [562]],
          [
            ['MARIA EXEMPLO', 'Vencimento', on(addDays(end, 10), '03/04/2024')],
            ['RUA DO MODELO 140', 'Total da fatura em R$', reais(closing)],
            ['86010-000 LONDRINA PR', 'Pagamento mínimo em R$', '120,00'],
            ['', 'Fatura fechada em', on(end, '03/04/2024')],
          ],
        ).down(14)
        paper.put(36, 'Resumo da fatura', HEADING).rule(36, 562, 4).down(18)
        printGrid(
          paper,
          [36, 170, 320, 450],
          [
            ['Saldo anterior', '(-) Créditos/Pagamentos', '(+) Compras/Débitos', '(=) Total'],
            [
              `R$ ${reais(opening)}`,
              `R$ ${pointComma(moneyIn)}`,
              `R$ ${pointComma(moneyOut)}`,
              `R$ ${reais(closing)}`,
            ],
          ],
        ).down(20)
        paper.put(36, `Lançamentos   Número do cartão 4066 XXXX XXXX ${number.slice(-4)}`, HEADING).down(26)
        printPanel(paper)
      },
      again: (paper, { number }) =>
        paper
          .put(36, `Lançamentos   4066 XXXX XXXX ${number.slice(-4)}`, BOLD)
          .put(562, `Página ${paper.page}`, RIGHT)
          .down(26),
      sections: ({ credits, debits }) => [
        { title: 'Pagamentos e créditos', columns, entries: credits },
        { title: 'MARIA EXEMPLO', columns, entries: debits },
      ],
      opens: (paper, { title }) => paper.put(66, title, BOLD).down(14),
      closes: (paper, { title }, sum) => {
        if (title !== 'MARIA EXEMPLO') return paper.down(6)
        return paper.need(24).put(66, `Total para ${title}`, BOLD).put(410, reais(sum), RIGHT_BOLD).down(24)
      },
      below: (paper) => {
        paper.need(50)
        smallPrint(paper, 36, [
          'Programa de parcelamento desta fatura: consulte o aplicativo. Novo teto de juros do cartão de crédito: 100% do valor da dívida.',
          'Central de atendimento 4002-0144. Ouvidoria 0800-555-0144. Banco Exemplo S.A.',
        ])
      },
    },
}

const TITLES = [
  ['Credit Card Number', 'Nombor Kad Kredit'],
  ['Previous Statement Balance', 'Baki Penyata Sebelum'],
  ['Total Charges of the Month', 'Jumlah Caj Bulanan'],
  ['Total Current Balance', 'Jumlah Baki Semasa'],
  ['Minimum Payment', 'Bayaran Minimum'],
] as const

const STOPS = [40, 150, 262, 372, 474]
const ringgit = around(commaPoint, 'RM 5', 'RM 5 CR')

/** A card of Selangor. */
export const CARD_OF_SHAH_ALAM_IN_TWO_TONGUES: Readonly<Record<string, PlainHabit>> = {
  /** Titles are in English over Malay, CR stands apart left of what is paid, and the card with its holder among the rows. */
  'posting-before-transaction-days-in-english-over-malay-with-cr-left-of-payments-and-the-holder-among-rows-in-shah-alam':
    {
      paper: { size: 8, bottom: 740 },
      book: { texts: CARD_OF_SHAH_ALAM, rows: [8, 45], opening: [-1_200_000, -120_000], largest: 90_000 },
      says: { currency: 'MYR', isOwed: true, period: 'end' },
      pitch: 9.5,
      gap: 13,
      above: ({ paper, book: { end, number, opening, closing, moneyOut } }) => {
        paper.put(40, 'EXAMPLE CREDIT SERVICE (M) BERHAD', { isBold: true, size: 12 }).down(14)
        paper.put(40, 'Credit Card Statement / Penyata Kad Kredit', BOLD).down(28)
        printGrid(
          paper,
          [40, 330, [555]],
          [
            ['ENCIK AHMAD SAMPLE', 'Statement Date / Tarikh Penyata', on(end, '03 Apr 2024')],
            [
              '12 JALAN CONTOH 7/4',
              'Payment Due Date / Tarikh Bayar Matang',
              on(addDays(end, 20), '03 Apr 2024'),
            ],
            ['40000 SHAH ALAM', 'Credit Limit / Had Kredit', 'RM 9,000.00'],
          ],
        ).down(18)
        for (const line of [0, 1]) {
          for (const [i, title] of TITLES.entries()) paper.put(STOPS[i] ?? 0, title[line] ?? '', SMALL)
          paper.down(9)
        }
        const values = [
          `XXXX-XXXX-XXXX-${number.slice(-4)}`,
          ringgit(opening),
          ringgit(moneyOut),
          ringgit(closing),
          'RM 50.00',
        ]
        printGrid(paper.down(4), STOPS, [values]).rule(40, 555, -4).down(22)
      },
      again: ({ paper }) =>
        paper.put(40, 'Credit Card Statement', BOLD).put(555, `Page / Halaman ${paper.page}`, RIGHT).down(26),
      columns: [
        valueDay(['Posting Date /', 'Tarikh Bil Diterima'], 40, '03 Apr 2024'),
        {
          title: ['Transaction Date /', 'Tarikh Transaksi'],
          x: 130,
          cell: ({ date }) => on(date, '03 Apr 2024'),
        },
        text(['Transaction Details /', 'Deskripsi Transaksi'], 215, 210),
        { title: '', x: 470, cell: ({ amount }) => (amount > 0 ? 'CR' : '') },
        {
          title: ['Amount (RM) /', 'Amaun (RM)'],
          x: 555,
          align: 'right',
          cell: ({ amount }) => commaPoint(amount),
        },
      ],
      opens: ({ paper, book: { number, opening } }) => {
        paper.put(215, 'YOUR PREVIOUS STATEMENT BALANCE').put(555, commaPoint(opening), RIGHT).down(14)
        paper.put(215, `XXXX-XXXX-XXXX-${number.slice(-4)} ENCIK AHMAD SAMPLE`, BOLD).down(14)
      },
      closes: ({ paper, book: { closing } }) => {
        paper.need(80).put(215, 'TOTAL CURRENT BALANCE / JUMLAH BAKI SEMASA', BOLD)
        if (closing > 0) paper.put(470, 'CR', BOLD)
        paper.put(555, commaPoint(closing), RIGHT_BOLD).rule(40, 555, 5).down(26)
        smallPrint(paper, 40, [
          'If you make only the minimum payment, you will pay more in interest and take longer to pay off your balance.',
          'Jika anda hanya membuat bayaran minimum, anda akan membayar lebih faedah dan mengambil masa yang lebih lama.',
        ])
      },
    },
}
