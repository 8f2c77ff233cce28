import { creditsOf, debitsOf } from '../setting/account-book.ts'
import { clock } from '../setting/clock.ts'
import { amount, balance, credit, day, debit, text } from '../setting/columns.ts'
import { commaPoint, minusBefore, pointComma } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD } from '../setting/inks.ts'
import { numbered } from '../setting/numbered.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { numberLike } from '../setting/print-number.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import { smallPrint } from '../setting/small-print.ts'
import { CARACAS, COCHABAMBA, MEDELLIN_FIRM } from '../texts/from-medellin-to-beirut.ts'

const signed = minusBefore(commaPoint)

/** Accounts of Bolivia, Venezuela and Colombia. */
export const ACCOUNTS_OF_COCHABAMBA_CARACAS_AND_A_FIRM_OF_MEDELLIN: Readonly<Record<string, PlainHabit>> = {
  /** Years stand first in each day, branches before references, and the only balances are those of the head. */
  'years-first-before-branches-and-references-with-signed-pesos-and-balances-in-the-head-alone-of-a-firm-in-medellin':
    {
      paper: { size: 7.5, bottom: 745 },
      book: {
        texts: MEDELLIN_FIRM,
        rows: [14, 46],
        opening: [90_000_000, 900_000_000],
        largest: 80_000_000,
        isNeverOverdrawn: true,
      },
      says: { currency: 'COP' },
      newestFirst: true,
      gap: 13,
      above: ({ paper, book: { start, end, number, opening, closing } }) => {
        paper.put(45, 'Banco Antioqueño de Muestra', HEADING).down(13)
        paper.put(45, 'Sucursal Virtual Empresas - Consulta de movimientos').down(22)
        printGrid(
          paper,
          [45, 165, 330, 450],
          [
            ['Empresa:', 'CONFECCIONES MODELO S.A.S.', 'NIT:', '900999999'],
            ['Número de Cuenta:', number.slice(-11), 'Tipo de cuenta:', 'AHORROS'],
            ['Fecha inicial:', on(start, '2024/04/03'), 'Fecha final:', on(end, '2024/04/03')],
            ['Saldo inicial:', `$${commaPoint(opening)}`, 'Saldo final:', `$${commaPoint(closing)}`],
            ['Saldo en Canje:', '$0.00', 'Impreso por:', 'LUISA EJEMPLO'],
            ['Moneda:', 'COP', '', ''],
          ],
        ).down(18)
      },
      again: ({ paper }) =>
        paper
          .put(45, 'Sucursal Virtual Empresas - Consulta de movimientos')
          .put(560, `Página ${paper.page}`, RIGHT)
          .down(24),
      columns: [
        day('FECHA', 45, '2024/04/03'),
        part('DESCRIPCIÓN', 100, 185, 0),
        part('SUCURSAL/CANAL', 295, 100, 1),
        numbered('REFERENCIA', 400, 10),
        amount('VALOR', 560, signed),
      ],
      closes: ({ paper, book: { entries, moneyIn, moneyOut } }) => {
        paper.need(100).rule(45, 560, -8).down(12)
        printGrid(
          paper,
          [45, [200], [330]],
          [
            ['Resumen', 'Cantidad', 'Valor total'],
            ['Débitos', String(debitsOf(entries).length), `-$${commaPoint(moneyOut)}`],
            ['Créditos', String(creditsOf(entries).length), `$${commaPoint(moneyIn)}`],
          ],
        ).down(14)
        smallPrint(paper, 45, [
          'Banco Antioqueño de Muestra S.A. Establecimiento bancario. Línea empresarial 604 999 01 99.',
        ])
      },
    },
  /** The hour and the office have columns before the text; units of the money stand in the titles of the three sums. */
  'hours-and-offices-before-texts-and-numbers-with-bolivianos-in-titles-above-interest-and-tax-kept-back-in-cochabamba':
    {
      paper: { size: 7.5, bottom: 740 },
      book: { texts: COCHABAMBA, rows: [12, 70], opening: [50_000, 900_000], isNeverOverdrawn: true },
      says: { currency: 'BOB' },
      gap: 13,
      above: ({ paper, book: { start, end, number, opening, closing } }) => {
        paper.put(45, 'BANCO VALLE MODELO S.A.', HEADING).put(560, 'EXTRACTO DE CUENTA', RIGHT_BOLD).down(14)
        paper.put(45, 'Oficina: 301 COCHABAMBA CENTRAL').put(560, 'Pág. 1', RIGHT).down(22)
        paper.put(45, 'CLIENTE: MUESTRA QUISPE ELENA').put(330, 'PRODUCTO: CAJA DE AHORRO').down()
        paper.put(45, `CUENTA: ${numberLike('1-~~~~~~~~', number)}`)
        paper.put(330, 'MONEDA: BOLIVIANOS (BOB)').down()
        paper.put(45, `DEL ${on(start, '03/04/2024')} AL ${on(end, '03/04/2024')}`).down(18)
        paper.rule(45, 560, -9)
        paper.put(45, 'SALDO ANTERIOR').put(200, commaPoint(opening), RIGHT)
        paper.put(330, 'SALDO ACTUAL').put(560, commaPoint(closing), RIGHT).rule(45, 560, 4).down(24)
      },
      again: ({ paper }) =>
        paper.put(45, 'EXTRACTO DE CUENTA').put(560, `Pág. ${paper.page}`, RIGHT).down(24),
      columns: [
        day('FECHA', 45, '03/04/2024'),
        {
          title: 'HORA',
          x: 98,
          cell: (_, { row }) => `${clock(490 + row * 13)}:${String((row * 7) % 60).padStart(2, '0')}`,
        },
        part('OFI', 140, 30, 1),
        part('DESCRIPCION', 168, 165, 0),
        numbered('NRO. TRANS.', 340, 8),
        debit(['DEBITO', 'Bs'], 440, commaPoint),
        credit(['CREDITO', 'Bs'], 500, commaPoint),
        balance(['SALDO', 'Bs'], 560, commaPoint),
      ],
      closes: ({ paper, book: { moneyIn, moneyOut } }) => {
        paper.need(120).rule(45, 560, -9).down(3).put(168, 'TOTALES', BOLD)
        paper.put(440, commaPoint(moneyOut), RIGHT_BOLD).put(500, commaPoint(moneyIn), RIGHT_BOLD).down(26)
        paper.put(45, 'INTERESES DEL PERIODO', BOLD).down(13)
        paper
          .pairs(45, 250, [
            ['Tasa anual', '2.00%'],
            ['Interés ganado', '4.18'],
            ['Retención RC-IVA 13%', '0.54'],
          ])
          .down(12)
        smallPrint(paper, 45, [
          'Si no recibimos sus observaciones dentro de los 30 días, consideraremos conforme el presente extracto.',
          'Esta entidad es supervisada por la autoridad del sistema financiero. Línea gratuita 800-99-9999.',
        ])
      },
    },
  /** The number of the day alone stands before each row; what is carried goes from VAN to VIENEN. */
  'days-alone-before-references-and-concepts-with-van-and-vienen-of-bolivars-between-pages-in-caracas': {
    paper: { font: 'courier', size: 7.5, bottom: 725 },
    book: {
      texts: CARACAS,
      rows: [24, 90],
      opening: [50_000, 900_000],
      isNeverOverdrawn: true,
      from: { month: 6, day: 1 },
    },
    says: { currency: 'VES' },
    gap: 12,
    above: ({ paper, book: { start, end, number, opening, closing } }) => {
      paper.put(45, 'BANCO MODELO UNIVERSAL, C.A.', HEADING).put(550, 'RIF J-00099999-9', RIGHT).down(28)
      paper.put(45, 'MARIA EJEMPLO DE MUESTRA').put(330, 'CUENTA CORRIENTE REMUNERADA').down()
      paper
        .put(45, 'AV. PRINCIPAL DEL MODELO')
        .put(330, numberLike('NUMERO 0199-0099-99-~~~~~~~~~~', number))
        .down()
      paper.put(45, 'CARACAS 1060').put(330, 'MONEDA: BOLIVARES (VES)').down()
      paper.put(330, `DESDE ${on(start, '03/04/2024')} HASTA ${on(end, '03/04/2024')}`).down(22)
      printGrid(
        paper,
        [45, 180, 320, 450],
        [
          ['SALDO ANTERIOR', 'SALDO FINAL', 'SALDO PROMEDIO', 'SOBREGIRO'],
          [pointComma(opening), pointComma(closing), pointComma(Math.round((opening + closing) / 2)), '0,00'],
        ],
      ).down(18)
    },
    again: ({ paper }) =>
      paper.put(45, 'ESTADO DE CUENTA - CONTINUACION').put(550, `PAGINA ${paper.page}`, RIGHT).down(24),
    columns: [
      day('DIA', 45, '03'),
      numbered('REF.', 75, 7),
      text('CONCEPTO', 125, 210),
      debit('CARGOS', 400, pointComma),
      credit('ABONOS', 475, pointComma),
      balance('SALDOS', 550, pointComma),
    ],
    opens: ({ paper, book: { opening } }) =>
      paper.put(125, 'SALDO ANTERIOR').put(550, pointComma(opening), RIGHT).down(13),
    carries: ({ paper }, reached) => paper.at(752, 125, 'VAN').at(752, 550, pointComma(reached), RIGHT),
    brings: ({ paper }, reached) => paper.put(125, 'VIENEN').put(550, pointComma(reached), RIGHT).down(13),
    closes: ({ paper, book: { closing, moneyIn, moneyOut, entries } }) => {
      paper.need(130).put(125, 'SALDO FINAL').put(550, pointComma(closing), RIGHT).down(22)
      printGrid(
        paper,
        [45, [240], [340]],
        [
          ['RESUMEN DEL MES', 'CANTIDAD', 'MONTO'],
          ['NOTAS DE DEBITO', String(debitsOf(entries).length), pointComma(moneyOut)],
          ['NOTAS DE CREDITO', String(creditsOf(entries).length), pointComma(moneyIn)],
          ['CHEQUES PAGADOS', '0', '0,00'],
        ],
      ).down(14)
      smallPrint(paper, 45, [
        'LOS DEPOSITOS ESTAN PROTEGIDOS HASTA EL MONTO QUE FIJA LA LEY. RECLAMOS: 0500-9999999.',
      ])
    },
  },
}
