import { addDays } from '../../convention/day.ts'
import { type Entry, sumOf } from '../setting/account-book.ts'
import { amount, type Column, day, valueDay } from '../setting/columns.ts'
import { around, commaPoint, pointComma, pointWhole } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { notSaying, saying } from '../setting/saying.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { BRAZILIAN_CARD, CANADIAN_CARD, CHILEAN_CARD } from '../texts/lined-american.ts'

const owing = { rows: [14, 42], opening: [-900_000, -400_000], largest: 90_000 } as const
const dollars = around(commaPoint, '$5', '-$5')
const pesos = around(pointWhole, '$ 5', '$ -5')
const reais = around(pointComma, 'R$ 5', 'R$ -5')

const CATEGORIES = [
  'Retail and Grocery',
  'Transportation',
  'Restaurants',
  'Home and Office Improvement',
] as const

/** Instalments of a purchase: `01/01` of what is paid at once. */
const instalments = ({ text, amount: own }: Entry) => (/CUOTAS/.test(text) ? 2 + (own % 2 === 0 ? 1 : 4) : 1)

/** Cards of Canada, Brazil and Chile that part what they print by kind, as they are remembered. */
export const CANADIAN_AND_SOUTHERN_CARD_SECTIONS: Readonly<Record<string, SectionedHabit>> = {
  'spending-categories-behind-the-text-and-a-total-for-the-number-of-a-canadian-card': {
    paper: { page: 'letter', size: 8, bottom: 720 },
    book: { texts: CANADIAN_CARD, ...owing },
    says: { isOwed: true },
    above: (paper, { start, end, number, opening, closing }, sections) => {
      paper.put(40, 'Example Dividend Visa', HEADING).put(400, 'Your account at a glance', BOLD).down(14)
      paper.put(40, `${on(start, 'April 3')} to ${on(end, 'April 3, 2024')}`)
      paper.put(400, 'Minimum payment').put(560, '$10.00', RIGHT).down()
      paper.put(40, 'MS ALEX SAMPLE').put(400, 'Due date')
      paper.put(560, on(addDays(end, 24), 'Apr 3, 2024'), RIGHT).down()
      paper.put(40, `Account number   4500 XXXX XXXX ${number.slice(-4)}`)
      paper.put(400, 'Credit limit').put(560, '$15,000.00', RIGHT).down(18)
      const sums = sections.map(({ title, entries }) => [
        title.replace('Your ', 'Total '),
        around(commaPoint, '+ $5', '- $5')(sumOf(entries)),
      ])
      printGrid(
        paper,
        [40, [300]],
        [['Previous balance', dollars(opening)], ...sums, ['Amount Due', `= ${dollars(closing)}`]],
      ).down(16)
    },
    again: (paper, { number }) =>
      paper
        .put(40, `Account number 4500 XXXX XXXX ${number.slice(-4)}`)
        .put(560, `Page ${paper.page} of 3`, RIGHT)
        .down(20),
    sections: ({ credits, debits }) => {
      const first: Column[] = [
        day(['Trans', 'date'], 40, 'Apr 03'),
        valueDay(['Post', 'date'], 85, 'Apr 03'),
        lined('Description', 130, 230),
      ]
      const last = amount('Amount($)', 560, around(commaPoint, '5', '-5'))
      const category: Column = {
        title: 'Spend Categories',
        x: 370,
        means: 'description',
        cell: ({ amount: own }) => CATEGORIES[Math.abs(own) % CATEGORIES.length] ?? '',
      }
      return [
        {
          title: 'Your payments',
          columns: [...first, amount('Amount($)', 560, commaPoint)],
          entries: saying(credits, /PAYMENT/),
        },
        { title: 'Your interest', columns: [...first, last], entries: saying(debits, /INTEREST/) },
        {
          title: 'Your new charges and credits',
          columns: [...first, category, last],
          entries: notSaying([...debits, ...credits], /INTEREST|PAYMENT/).sort((a, b) => a.date - b.date),
        },
      ]
    },
    opens: (paper, { title }) => paper.put(40, title, HEADING).down(16),
    closes: (paper, { title }, sum) => {
      const name = /charges/.test(title) ? 'Total for card 4500 XXXX XXXX' : title.replace('Your', 'Total')
      const figure = /payments/.test(title) ? commaPoint : dollars
      paper.need(20).put(40, name, BOLD).put(560, figure(sum), RIGHT_BOLD).down(24)
    },
    below: (paper) => {
      paper.need(60).put(40, 'Information about your interest rates', BOLD).down(14)
      printGrid(
        paper,
        [40, [300]],
        [
          ['Regular purchases', '20.99%'],
          ['Cash advances', '22.99%'],
        ],
      )
      paper.put(
        40,
        'If you only make minimum payments it will take about 31 years to pay your balance.',
        SMALL,
      )
    },
  },
  'purchases-two-across-above-instalments-due-in-months-to-come-on-a-brazilian-fatura': {
    paper: { size: 8 },
    book: { texts: BRAZILIAN_CARD, ...owing, rows: [20, 45] },
    says: { currency: 'BRL', isOwed: true, period: 'end' },
    above: (paper, { end, number, opening, closing, moneyIn, moneyOut }) => {
      paper.put(40, 'Fatura do cartão Exemplo Platinum', HEADING).put(400, 'MARIA S MODELO', BOLD).down(16)
      paper
        .put(40, `Cartão final ${number.slice(-4)}`)
        .put(400, 'Rua das Flores 120 apto 31')
        .down()
      paper
        .put(40, `Emissão: ${on(end, '03/04/2024')}`)
        .put(400, '01310-000 São Paulo SP')
        .down()
      paper.put(40, `Vencimento: ${on(addDays(end, 10), '03/04/2024')}`).down(20)
      paper.put(40, 'Resumo da fatura em R$', BOLD).put(330, 'Limites de crédito em R$', BOLD).down(14)
      printGrid(
        paper,
        [40, [280], 330, [550]],
        [
          ['Total da fatura anterior', pointComma(opening), 'Limite total de crédito', '25.000,00'],
          ['Pagamentos e créditos', `- ${pointComma(moneyIn)}`, 'Limite para saque', '2.500,00'],
          ['Total dos lançamentos atuais', pointComma(moneyOut), '', ''],
          ['Total desta fatura', pointComma(closing), 'Pagamento mínimo', '1.204,15'],
        ],
      ).down(18)
    },
    sections: ({ credits, debits }) => {
      const columns = (right: number): Column[] => [
        day('DATA', 40, '03/04'),
        lined('ESTABELECIMENTO', 75, 150),
        amount('VALOR EM R$', right, around(pointComma, '5', '- 5')),
      ]
      return [
        { title: 'Pagamentos e créditos efetuados', columns: columns(280), entries: credits },
        {
          title: 'Lançamentos: compras e saques',
          columns: columns(280),
          across: [0, 270],
          entries: notSaying(debits, /ANUIDADE/),
        },
        {
          title: 'Lançamentos: produtos e serviços',
          columns: columns(280),
          entries: saying(debits, /ANUIDADE/),
        },
      ]
    },
    opens: (paper, { title }) => paper.put(40, title, BOLD).down(16),
    closes: (paper, { title }, sum) => {
      const name = /créditos/.test(title)
        ? 'Total dos pagamentos'
        : title.replace('Lançamentos: ', 'Total de ')
      paper.need(30).down(2).put(40, name, BOLD)
      paper.put(280, around(pointComma, '5', '- 5')(sum), RIGHT_BOLD).down(22)
    },
    below: (paper, { closing }) => {
      paper.need(110).put(40, 'Total desta fatura', BOLD).put(280, reais(closing), RIGHT_BOLD).down(22)
      paper.put(40, 'Compras parceladas - próximas faturas', BOLD).down(14)
      printGrid(
        paper,
        [40, 75, [280]],
        [
          ['15/02', 'LOJA MODELO 04/06', '189,90'],
          ['Próxima fatura', '', '189,90'],
          ['Demais faturas', '', '379,80'],
          ['Total para próximas faturas', '', '569,70'],
        ],
      ).down(6)
      paper.put(40, 'Encargos do rotativo: 14,90% a.m. CET 448,20% a.a. SAC 0800 555 0100.', SMALL)
    },
  },
  'places-before-days-and-instalments-behind-totals-in-three-numbered-parts-in-chile': {
    paper: { page: 'letter', size: 7.5, bottom: 720 },
    book: { texts: CHILEAN_CARD, ...owing, rows: [10, 32] },
    says: { currency: 'CLP', isOwed: true, exponent: 0 },
    above: (paper, { start, end, number, opening, closing, moneyIn }) => {
      paper.put(40, 'ESTADO DE CUENTA NACIONAL DE TARJETA DE CRÉDITO', HEADING).down(18)
      printGrid(
        paper,
        [40, 190, 350, [570]],
        [
          ['NOMBRE DEL TITULAR', 'CAMILA EJEMPLO SOTO', 'FECHA ESTADO DE CUENTA', on(end, '03/04/2024')],
          ['N° DE TARJETA DE CRÉDITO', `XXXX-XXXX-XXXX-${number.slice(-4)}`, 'MONEDA', 'PESOS (CLP)'],
        ],
      ).down(10)
      paper.put(40, 'I. INFORMACIÓN GENERAL', BOLD).down(14)
      printGrid(
        paper,
        [40, [330], 350, [570]],
        [
          ['CUPO TOTAL', '$ 2.500.000', 'TASA INTERÉS ROTATIVO', '3,01 %'],
          ['CAE ROTATIVO', '41,22 %', 'PAGAR HASTA', on(addDays(end, 15), '03/04/2024')],
        ],
      ).down(8)
      paper.put(40, 'II. DETALLE', BOLD).down(14)
      const before = `${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`
      printGrid(
        paper,
        [40, [570]],
        [
          [`1. PERÍODO FACTURADO ${before}`, ''],
          ['SALDO ADEUDADO FINAL PERÍODO ANTERIOR', pesos(opening)],
          ['MONTO PAGADO PERÍODO ANTERIOR', pesos(moneyIn)],
          ['MONTO TOTAL FACTURADO A PAGAR', pesos(closing)],
        ],
      ).down(14)
    },
    titlesOnce: true,
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        {
          title: ['LUGAR DE', 'OPERACIÓN'],
          x: 40,
          means: 'description',
          cell: ({ amount: own, text }) =>
            /IMPUESTO|COMISION|MONTO/.test(text) ? '' : own % 2 ? 'SANTIAGO' : 'TALCA',
        },
        day(['FECHA DE', 'OPERACIÓN'], 95, '03/04/24'),
        {
          title: ['CÓDIGO', 'REFERENCIA'],
          x: 150,
          means: 'reference',
          cell: ({ amount: own, date }) => `${240_000_000_000 + Math.abs(own) * 31 + date * 7}`,
        },
        lined(['DESCRIPCIÓN OPERACIÓN', 'O COBRO'], 215, 150),
        {
          title: ['MONTO', 'OPERACIÓN'],
          x: 425,
          align: 'right',
          cell: (entry) => pesos(entry.amount * instalments(entry)),
        },
        {
          title: ['MONTO TOTAL', 'A PAGAR'],
          x: 485,
          align: 'right',
          cell: (entry) => pesos(entry.amount * instalments(entry)),
        },
        {
          title: ['N°', 'CUOTA'],
          x: 495,
          cell: (entry) => `01/0${instalments(entry)}`,
        },
        amount(['VALOR CUOTA', 'MENSUAL'], 572, pesos),
      ]
      return [
        { title: '1. TOTAL OPERACIONES', columns, entries: notSaying(debits, /IMPUESTO|COMISION/) },
        { title: '2. CARGOS, COMISIONES E IMPUESTOS', columns, entries: saying(debits, /IMPUESTO|COMISION/) },
        { title: '3. PAGOS Y ABONOS', columns, entries: credits },
      ]
    },
    opens: (paper, { title, entries }) => {
      paper
        .put(40, title, BOLD)
        .put(572, pesos(sumOf(entries)), RIGHT_BOLD)
        .down(14)
    },
    closes: (paper) => paper.down(4),
    below: (paper) => {
      paper.need(60).down(6).put(40, 'III. INFORMACIÓN DE PAGO', BOLD).down(14)
      printGrid(
        paper,
        [40, [330]],
        [
          ['VENCIMIENTO PRÓXIMOS 4 MESES', '$ 84.990'],
          ['COSTO MONETARIO PREPAGO', '$ 312.400'],
        ],
      )
    },
  },
}
