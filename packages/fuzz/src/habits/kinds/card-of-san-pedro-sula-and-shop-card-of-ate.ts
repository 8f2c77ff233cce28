import { addDays } from '../../convention/day.ts'
import { type Column, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying, notSaying, saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { smallPrint } from '../setting/small-print.ts'
import { CARD_OF_SAN_PEDRO_SULA, SHOP_CARD_OF_ATE } from '../texts/from-valdosta-to-kinshasa-west.ts'

const INTEREST = /^INTERESES/
const CHARGE = /^(CARGO|MEMBRESIA)/
const owed = around(commaPoint, '5', '-5')
/** More than any page has. */
const WHOLE_PAGE = 690

const columns: readonly Column[] = [
  numbered('N. Referencia', 40, 12),
  { title: 'Fecha', x: 112, cell: ({ date }) => on(date, '3-APR-24', 'es') },
  part('Concepto/Descripción', 168, 150, 0),
  part('Lugar', 325, 85, 1),
  { title: 'Moneda', x: 415, cell: () => 'HNL' },
  { title: 'Monto en lempiras', x: 520, align: 'right', cell: ({ amount }) => owed(amount) },
  { title: 'Dólares', x: 570, align: 'right', cell: () => '0.00' },
]

/** A card of Honduras. */
export const CARD_OF_SAN_PEDRO_SULA_BY_LETTERS: Readonly<Record<string, SectionedHabit>> = {
  /** A sheet of sums comes first; parts from A to D have a column of dollars in which there is nothing. */
  'lettered-parts-after-a-sheet-of-sums-with-numbers-before-days-and-noughts-of-dollars-behind-lempiras-in-san-pedro-sula':
    {
      paper: { page: 'letter', size: 8, bottom: 730 },
      book: {
        texts: CARD_OF_SAN_PEDRO_SULA,
        rows: [12, 45],
        opening: [-9_000_000, -1_000_000],
        largest: 500_000,
      },
      says: { currency: 'HNL', isOwed: true, period: 'end' },
      above: (paper, { end, number, opening, closing, moneyIn, moneyOut, entries }) => {
        const interest = magnitudeSaying(entries, INTEREST)
        const charges = magnitudeSaying(entries, CHARGE)
        paper
          .put(40, 'BANCO EJEMPLO', { isBold: true, size: 16 })
          .put(570, 'Estado de cuenta', RIGHT_BOLD)
          .down(30)
        for (const line of ['MARIA EJEMPLO MUESTRA', 'COL. EL MODELO, BLOQUE 7', 'SAN PEDRO SULA, CORTES'])
          paper.put(40, line).down(11)
        paper
          .down(14)
          .put(40, `TARJETA DE CREDITO VISA ***********${number.slice(-4)}`, BOLD)
          .down(18)
        printGrid(
          paper,
          [40, 220, 400],
          [
            [
              `Fecha de corte: ${on(end, '3-APR-24', 'es')}`,
              `Fecha límite pago mínimo: ${on(addDays(end, 20), '3-APR-24', 'es')}`,
              '',
            ],
            ['Límite de crédito: HNL 85,000.00', 'Tasa anual: 56.00%', 'Millas: 12,410'],
          ],
        ).down(18)
        paper.put(40, 'Resumen de saldos', HEADING).rule(40, 570, 4).down(20)
        printGrid(
          paper,
          [40, [380], [520]],
          [
            ['', 'Lempiras', 'Dólares'],
            ['Saldo anterior', owed(opening), '0.00'],
            ['(-) Pagos y créditos', commaPoint(moneyIn), '0.00'],
            ['(+) Compras del período', commaPoint(-moneyOut - interest - charges), '0.00'],
            ['(+) Intereses', commaPoint(interest), '0.00'],
            ['(+) Otros cargos', commaPoint(charges), '0.00'],
            ['Saldo al corte', owed(closing), '0.00'],
            ['Pago mínimo', '1,250.00', '0.00'],
          ],
        ).down(22)
        smallPrint(paper, 40, [
          'Al pagar solo el mínimo, usted pagará más intereses y tardará más en saldar su deuda.',
          'Consultas y reclamos: 2550-0144. Comisión Nacional de Bancos y Seguros de Honduras.',
        ])
        paper.need(WHOLE_PAGE).put(40, 'Detalle de transacciones', HEADING).down(24)
      },
      again: (paper, { number }, section) => {
        paper
          .put(40, `TARJETA DE CREDITO VISA ***********${number.slice(-4)}`, BOLD)
          .put(570, `Página ${paper.page}`, RIGHT)
          .down(24)
        if (section) paper.put(40, `${section.title} (continuación)`, BOLD).down(18)
      },
      sections: ({ credits, debits }) => [
        { title: 'A) Detalle de pagos y créditos', columns, entries: credits },
        {
          title: 'B) Detalle de compras del período',
          columns,
          entries: notSaying(notSaying(debits, INTEREST), CHARGE),
        },
        { title: 'C) Detalle de intereses', columns, entries: saying(debits, INTEREST) },
        { title: 'D) Detalle de otros cargos', columns, entries: saying(debits, CHARGE) },
      ],
      opens: (paper, { title }) => paper.put(40, title, BOLD).rule(40, 570, 4).down(18),
      closes: (paper, _, sum) =>
        paper
          .need(24)
          .put(168, 'Total', BOLD)
          .put(520, owed(sum), RIGHT_BOLD)
          .put(570, '0.00', RIGHT_BOLD)
          .down(26),
      below: (paper) => {
        paper.need(50).put(40, 'E) Detalle de productos y servicios', BOLD).rule(40, 570, 4).down(16)
        paper.put(40, 'No se registran transacciones en este período.').down(20)
      },
    },
}

const soles = around(commaPoint, '5', '-5')

/** A shop's card of Lima. */
export const SHOP_CARD_OF_ATE_WITH_RATES: Readonly<Record<string, PlainHabit>> = {
  /** Each purchase has a rate, its one instalment and its sum once more; payments have a minus and none of these. */
  'rates-and-single-instalments-between-sums-and-the-same-sums-of-the-month-with-months-in-capitals-of-a-shop-s-card-in-ate':
    {
      paper: { size: 8, bottom: 745 },
      book: { texts: SHOP_CARD_OF_ATE, rows: [8, 45], opening: [-900_000, -120_000], largest: 70_000 },
      says: { currency: 'PEN', isOwed: true },
      gap: 13,
      above: ({ paper, book: { start, end, number, opening, closing, moneyIn, moneyOut } }) => {
        paper
          .put(40, 'BANCO MUESTRA', { isBold: true, size: 15 })
          .put(555, 'ESTADO DE CUENTA', RIGHT_BOLD)
          .down(26)
        printGrid(
          paper,
          [40, 320, [555]],
          [
            ['EJEMPLO VEGA, JUANA', 'NÚMERO DE CUENTA', number.slice(-12)],
            [
              'URB. EL MODELO MZ. C LT. 4',
              'PERIODO',
              `${on(start, '03/APR/2024', 'es')}-${on(end, '03/APR/2024', 'es')}`,
            ],
            ['ATE - LIMA - LIMA', 'ÚLTIMO DÍA DE PAGO', on(addDays(end, 25), '03/APR/2024', 'es')],
            ['', 'MONEDA', 'SOLES'],
          ],
        ).down(16)
        printGrid(
          paper,
          [40, 145, 250, 355, 460],
          [
            ['LÍNEA DE CRÉDITO', 'LÍNEA UTILIZADA', 'DISPONIBLE', 'PAGO MÍNIMO', 'PAGO TOTAL'],
            ['S/ 13,600.00', `S/ ${soles(closing)}`, 'S/ 9,950.00', 'S/ 84.72', `S/ ${soles(closing)}`],
          ],
        ).down(16)
        paper.put(40, 'RESUMEN DEL MES', HEADING).rule(40, 300, 4).down(18)
        paper
          .pairs(40, 300, [
            ['SALDO ANTERIOR', soles(opening)],
            ['(-) PAGOS Y ABONOS', commaPoint(moneyIn)],
            ['(+) CONSUMOS Y CARGOS DEL MES', commaPoint(moneyOut)],
            ['SALDO ACTUAL', soles(closing)],
          ])
          .down(18)
        paper.put(40, 'DETALLE DE MOVIMIENTOS', HEADING).down(22)
      },
      again: ({ paper, book: { number } }) =>
        paper.put(40, number.slice(-12), BOLD).put(555, `PÁGINA ${paper.page}`, RIGHT).down(26),
      columns: [
        { title: ['FECHA', 'CONSUMO'], x: 40, cell: ({ date }) => on(date, '03/APR/2024', 'es') },
        valueDay(['FECHA', 'PROCESO'], 100, '03/APR/2024', 'es'),
        numbered('TICKET', 160, 6),
        lined('DESCRIPCIÓN', 200, 155),
        { title: 'MONTO', x: 415, align: 'right', cell: ({ amount }) => soles(amount) },
        { title: 'TEA', x: 455, align: 'right', cell: ({ amount }) => (amount < 0 ? '79.90%' : '') },
        { title: 'CUOTA', x: 468, cell: ({ amount }) => (amount < 0 ? '01/01' : '') },
        { title: ['TOTAL', 'DEL MES'], x: 555, align: 'right', cell: ({ amount }) => soles(amount) },
      ],
      closes: ({ paper, book: { moneyIn, moneyOut } }) => {
        paper.need(70).rule(40, 555, -6).down(4)
        paper
          .put(200, 'TOTAL DEL MES S/', BOLD)
          .put(555, soles(moneyIn + moneyOut), RIGHT_BOLD)
          .down(26)
        smallPrint(paper, 40, [
          'TEA: tasa efectiva anual de 360 días. ITF 0.005%. La demora en el pago genera intereses moratorios.',
          'Atención al cliente (01) 555-0144. Supervisado por la Superintendencia de Banca, Seguros y AFP.',
        ])
      },
    },
}
