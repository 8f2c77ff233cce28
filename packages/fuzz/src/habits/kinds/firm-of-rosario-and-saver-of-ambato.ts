import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { balance, balanceOnce, credit, dayOnce, debit, text } from '../setting/columns.ts'
import { commaPoint, minusAfter, pointComma, ungrouped } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { FIRM_OF_ROSARIO, SAVER_OF_AMBATO } from '../texts/from-natick-to-abu-dhabi-east.ts'

const behind = minusAfter(pointComma)

/** A firm of Santa Fe and a saver of Tungurahua. */
export const FIRM_OF_ROSARIO_AND_SAVER_OF_AMBATO: Readonly<Record<string, PlainHabit>> = {
  /** Only the last row of a day has a balance; a line of the card's terminal stands below, and pages say where they go on. */
  'combte-before-descriptions-with-terminals-below-and-balances-at-the-last-row-of-a-day-over-continua-lines-of-a-firm-in-rosario':
    {
      paper: { size: 8, bottom: 735 },
      book: {
        texts: FIRM_OF_ROSARIO,
        rows: [16, 56],
        opening: [5_000_000, 300_000_000],
        largest: 90_000_000,
      },
      says: { currency: 'ARS' },
      pitch: 9.5,
      gap: 12,
      above: ({ paper, book: { start, end, number } }) => {
        paper
          .put(40, 'Banco Ejemplo Cooperativo Limitado', HEADING)
          .put(555, 'RESUMEN DE CUENTA', RIGHT_BOLD)
          .down(12)
        paper.put(40, 'Sucursal Rosario Centro - Calle Muestra 1104 - CUIT 30-00000000-0', SMALL).down(24)
        printGrid(
          paper,
          [50, 320, 420],
          [
            ['NORTE MUESTRA S.R.L.', 'Cuenta Corriente', `191-117-${number.slice(-7)}`],
            ['AV. EJEMPLO 2204', 'Moneda', 'Pesos (ARS)'],
            ['2000 ROSARIO', 'Período', `${on(start, '03/04/2024')} al ${on(end, '03/04/2024')}`],
            ['CUIT 30-11044170-4', 'IVA', 'RESPONSABLE INSCRIPTO'],
          ],
        ).down(16)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `Cuenta Corriente 191-117-${number.slice(-7)}`)
          .put(555, `Hoja ${paper.page}`, RIGHT)
          .down(22),
      columns: [
        dayOnce('FECHA', 40, '03/04/24'),
        numbered('COMBTE', 92, 6),
        lined('DESCRIPCION', 140, 190),
        debit('DEBITO', 400, pointComma),
        credit('CREDITO', 475, pointComma),
        balanceOnce('SALDO', 555, behind),
      ],
      opens: ({ paper, book: { opening } }) =>
        paper.put(140, 'SALDO ANTERIOR').put(555, behind(opening), RIGHT).down(12),
      carries: ({ paper }, reached) =>
        paper.put(140, 'CONTINUA EN PAGINA SIGUIENTE').put(555, behind(reached), RIGHT),
      brings: ({ paper }, reached) =>
        paper.put(140, 'VIENE DE PAGINA ANTERIOR').put(555, behind(reached), RIGHT).down(12),
      closes: ({ paper, book: { end, closing } }) => {
        paper
          .need(90)
          .put(140, `SALDO AL ${on(end, '03/04/24')}`, BOLD)
          .put(555, behind(closing), RIGHT_BOLD)
          .down(26)
        smallPrint(paper, 40, [
          'Se presumirá conformidad con el movimiento registrado si dentro de los 60 días no se formula reclamo por escrito.',
          'Los depósitos en pesos cuentan con la garantía de $ 25.000.000 según Ley 24.485. Canales: 0800-555-0144.',
        ])
      },
    },
  /** Months are short and pointed, empty columns hold noughts, and boxes count credits and debits in brackets. */
  'pointed-months-and-noughts-in-empty-columns-behind-an-office-and-a-document-under-boxes-that-count-of-a-saver-in-ambato':
    {
      paper: { size: 8.5, bottom: 740 },
      book: { texts: SAVER_OF_AMBATO, rows: [8, 34], opening: [20_000, 600_000], isNeverOverdrawn: true },
      says: { currency: 'USD', period: 'end' },
      gap: 14,
      above: ({ paper, book: { end, number, opening, closing, moneyIn, moneyOut, entries } }) => {
        paper
          .put(40, 'BANCO EJEMPLO', { isBold: true, size: 15 })
          .put(555, 'ESTADO DE CUENTA DE AHORROS', RIGHT_BOLD)
          .down(28)
        printGrid(
          paper,
          [40, 330, [555]],
          [
            ['MUESTRA PAREDES ROSA', 'CUENTA N.', number.slice(-10)],
            ['AV. CEVALLOS 22-04 Y EJEMPLO', 'FECHA ESTE CORTE', on(end, '03/04/2024')],
            ['AMBATO', 'MONEDA', 'DOLARES USD'],
          ],
        ).down(18)
        printGrid(
          paper,
          [[150], [290], [430], [555]],
          [
            [
              'SALDO ANTERIOR',
              `DEPÓSITO / CRÉDITOS (${creditsOf(entries).length})`,
              `CHEQUES / DÉBITOS (${debitsOf(entries).length})`,
              'SALDO ACTUAL',
            ],
            [opening, moneyIn, moneyOut, closing].map(commaPoint),
          ],
        ).down(20)
      },
      again: ({ paper, book: { number } }) =>
        paper
          .put(40, `CUENTA N. ${number.slice(-10)}`)
          .put(555, `PAGINA ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        {
          title: 'FECHA',
          x: 40,
          cell: ({ date }) => on(date, '03-Apr', 'es').toLowerCase().replace(/\.?$/, '.'),
        },
        {
          title: 'OFIC.',
          means: 'description',
          x: 90,
          cell: ({ text: own }) => (/^(DEPOSITO|RETIRO)/.test(own) ? 'AMBATO' : 'MATRIZ'),
        },
        numbered('N.DOC.', 140, 8),
        text('DESCRIPCION', 200, 180),
        debit('DEBITO', 425, ungrouped, '0.00'),
        credit('CREDITO', 490, ungrouped, '0.00'),
        balance('SALDO', 555, commaPoint),
      ],
      closes: ({ paper }) => {
        paper.need(60).down(12)
        smallPrint(paper, 40, [
          'Si en el plazo de 15 días no recibimos observaciones daremos por aceptado este estado de cuenta.',
          'Sus depósitos están protegidos por el Seguro de Depósitos hasta USD 32,000.',
        ])
      },
    },
}
