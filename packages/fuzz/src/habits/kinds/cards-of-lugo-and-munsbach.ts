import { addDays } from '../../convention/day.ts'
import { day, text } from '../setting/columns.ts'
import { around, minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { CARD_OF_LUGO, CARD_OF_MUNSBACH } from '../texts/from-natick-to-abu-dhabi-east.ts'

const lettered = around(pointComma, '5 D', '5 H')
const euros = around(pointComma, '€ -5', '€ 5')
const AMORTISATION = /^AMORTIZACION/

/** Cards of Galicia and of Luxembourg. */
export const CARDS_OF_LUGO_AND_MUNSBACH: Readonly<Record<string, PlainHabit>> = {
  /** The first page is a summary alone; each row has a code of its card, and D or H behind its sum before an empty column. */
  'a-sheet-of-summary-before-rows-with-a-code-of-the-card-and-d-or-h-behind-sums-beside-an-empty-column-in-lugo':
    {
      paper: { size: 8.5, bottom: 745 },
      book: { texts: CARD_OF_LUGO, rows: [8, 34], opening: [-90_000, -5_000], largest: 60_000 },
      says: { currency: 'EUR', isOwed: true, opening: false, closing: false, unproved: 'all' },
      gap: 15,
      above: ({ paper, book: { start, end, number } }) => {
        paper
          .put(40, 'EJEMPLOBANK', { isBold: true, size: 15 })
          .put(555, 'LIQUIDACIÓN DE TARJETA DE CRÉDITO', RIGHT_BOLD)
          .down(30)
        printGrid(
          paper,
          [40, 200, 340],
          [
            ['N° EXTRACTO', '0044170 417', 'DÑA. UXIA MUESTRA'],
            ['TARJETA', 'VISA CLASICA', 'RUA DO EJEMPLO 22'],
            ['HOJA', '1', '27001 LUGO'],
            ['FECHA COBRO', on(addDays(end, 12), '03-04-2024'), ''],
            ['PERÍODO DE LIQUIDACIÓN', `${on(start, '03-04-2024')} A ${on(end, '03-04-2024')}`, ''],
            ['CUENTA ASOCIADA', 'IBAN ES00 0000 0000 0000 0000 0000', ''],
            ['N° TARJETA', `99999-${number.slice(-4)}`, ''],
          ],
        ).down(26)
        paper.put(40, 'RESUMEN', BOLD).rule(40, 555, 4).down(18)
        paper.pairs(40, 400, [
          ['LÍMITE DE CRÉDITO', '1.800,00'],
          ['COMISIONES', '0,00'],
          ['INTERESES', '0,00'],
        ])
        paper
          .down(30)
          .put(40, 'Le recordamos que puede aplazar sus compras desde la app. TAE 19,56 %.', SMALL)
        paper
          .at(800, 40, 'Ejemplobank S.A., Rúa do Exemplo 1, 27001 Lugo. R.M. de Lugo, tomo 1104.', SMALL)
          .need(900)
        paper.put(40, 'EJEMPLOBANK', BOLD).put(555, 'HOJA 2', RIGHT).down(24)
      },
      again: ({ paper }) => paper.put(40, 'EJEMPLOBANK', BOLD).put(555, `HOJA ${paper.page}`, RIGHT).down(24),
      columns: [
        day('FECHA', 40, '03-04-24'),
        { title: 'TARJ.', x: 105, means: 'description', cell: () => '00' },
        text('CONCEPTO', 150, 230),
        { title: 'MOVIMIENTOS', x: 465, align: 'right', cell: ({ amount }) => lettered(amount) },
        { title: 'COMISIONES', x: 555, align: 'right', cell: () => '' },
      ],
      closes: ({ paper, book: { number, moneyIn, moneyOut, entries } }) => {
        const paid = magnitudeSaying(entries, AMORTISATION)
        paper.need(24).rule(40, 555, -9).down(4)
        paper.put(150, `TOTAL OPERACIONES TARJETA  ****  ****  ${number.slice(-4)}`, BOLD)
        paper.put(465, minusBefore(pointComma)(-moneyOut - (moneyIn - paid)), RIGHT_BOLD)
      },
    },
  /** A letter's greeting stands above the range of an export; each row ends with its kind in one word and euros before a sign. */
  'a-greeting-above-the-range-of-an-export-newest-first-with-a-category-in-one-word-before-signed-euros-in-munsbach':
    {
      paper: { size: 9, bottom: 750 },
      book: { texts: CARD_OF_MUNSBACH, rows: [8, 34], opening: [-90_000, -5_000], largest: 60_000 },
      says: { currency: 'EUR', isOwed: true, number: false, opening: false, closing: false, unproved: 'all' },
      newestFirst: true,
      gap: 18,
      above: ({ paper, book: { start, end } }) => {
        paper.put(45, 'advansample', { isBold: true, size: 16 }).down(40)
        paper.put(45, 'Dear Erika Beispiel,').down(22)
        paper
          .put(45, `Exported date range: ${on(start, 'April 3, 2024')} - ${on(end, 'April 3, 2024')}`)
          .down(30)
      },
      columns: [
        day('Date', 45, '03.04.24'),
        part('Counterparty', 115, 150, 0),
        { title: 'Description', x: 270, means: 'description', cell: () => '' },
        part('Category', 380, 80, 1),
        { title: 'Amount', x: 550, align: 'right', cell: ({ amount }) => euros(amount) },
      ],
      closes: ({ paper }) =>
        paper.at(800, 45, 'Advansample Bank S.A., 14 rue de l’Exemple, L-5365 Munsbach, Luxembourg', SMALL),
    },
}
