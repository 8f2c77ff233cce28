import { addDays } from '../../convention/day.ts'
import { creditsOf, debitsOf, type Entry, sumOf } from '../setting/account-book.ts'
import { amount, balance, type Column, credit, day, debit } from '../setting/columns.ts'
import { around, commaPoint, minusBefore } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { lined } from '../setting/lined.ts'
import { numbered } from '../setting/numbered.ts'
import { part } from '../setting/part.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { notSaying, saying } from '../setting/saying.ts'
import type { PlainHabit } from '../setting/set-plain.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import {
  COOPERATIVA_DE_PUEBLA,
  TARJETA_DE_GUAYAQUIL,
  TARJETA_DE_MONTERREY,
} from '../texts/converted-american.ts'

/** What is charged has a plus, what is paid a minus. */
const chargedMx = around(commaPoint, '+$5', '-$5')
const owed = around(commaPoint, '$5', '-$5')
const charged = around(commaPoint, '5', '-5')
const pesos = around(commaPoint, '-$5', '$5')

const NOTE = /^CONSUMOS EN EL EXTERIOR|^SEGURO/

/** Payments are the first holder's; each other row is one holder's. */
const isFirst = ({ amount: own }: Entry): boolean => own > 0 || own % 3 !== 0

/** Cards of Mexico, with a second holder, and of Ecuador, with kinds of rows. */
export const CARDS_OF_MONTERREY_AND_GUAYAQUIL: Readonly<Record<string, SectionedHabit>> = {
  /** Signs touch the pesos; regular charges of each holder are summed both ways; no purchase is over months. */
  'plus-and-minus-touching-pesos-with-total-charges-and-payments-for-each-holder-as-the-rules-of-mexico-ask':
    {
      paper: { page: 'letter', size: 8, bottom: 710 },
      book: { texts: TARJETA_DE_MONTERREY, rows: [14, 42], opening: [-900_000, -90_000], largest: 200_000 },
      says: { isOwed: true },
      above: (paper, { start, end, number, opening, closing, moneyIn, moneyOut }) => {
        const dated = (date: number) => on(date, '03-Apr-2024', 'es')
        paper.put(40, 'Banco Ejemplo del Norte', HEADING).put(570, 'Página 1 de 4', RIGHT).down(22)
        paper.put(40, 'ALMA EJEMPLO MUESTRA').put(330, 'TU PAGO REQUERIDO ESTE PERIODO', BOLD).down(14)
        printGrid(
          paper,
          [40, 330, [570]],
          [
            ['AV MODELO 410 COL MITRAS', 'Periodo:', `Del ${dated(start)} al ${dated(end)}`],
            ['MONTERREY NUEVO LEON', 'Fecha de corte:', dated(end)],
            ['C.P. 64460', 'Número de días en el periodo:', '30'],
            [
              `NÚMERO DE TARJETA: XXXXXXXXXXXX${number.slice(-4)}`,
              'Fecha límite de pago:',
              dated(addDays(end, 20)),
            ],
            ['NÚMERO DE CLIENTE: 40118822', 'Pago para no generar intereses:', owed(closing)],
            ['RFC: EEMA800101AB1', 'Pago mínimo:', '$850.00'],
          ],
        ).down(14)
        paper.put(40, 'RESUMEN DE CARGOS Y ABONOS DEL PERIODO', HEADING).rule(40, 570, 4).down(20)
        printGrid(
          paper,
          [40, [290], [310]],
          [
            ['Adeudo del periodo anterior', owed(opening), '='],
            ['Cargos regulares (no a meses)', owed(moneyOut), '+'],
            ['Cargos y compras a meses (capital)', '$0.00', '+'],
            ['Monto de intereses', '$0.00', '+'],
            ['Monto de comisiones', '$0.00', '+'],
            ['IVA de intereses y comisiones', '$0.00', '+'],
            ['Pagos y abonos', `$${commaPoint(moneyIn)}`, '-'],
            ['Pago para no generar intereses', owed(closing), '='],
          ],
        ).down(14)
        paper.put(40, 'DESGLOSE DE MOVIMIENTOS', HEADING).rule(40, 570, 4).down(20)
        paper.put(40, 'COMPRAS Y CARGOS DIFERIDOS A MESES SIN INTERESES', BOLD).down()
        paper.put(40, 'Sin movimientos en el periodo').down(18)
        paper.put(40, 'CARGOS, ABONOS Y COMPRAS REGULARES (NO A MESES)', BOLD).down(18)
      },
      again: (paper, { number }) => {
        paper
          .put(40, 'DESGLOSE DE MOVIMIENTOS (continuación)', BOLD)
          .put(570, `Página ${paper.page} de 4`, RIGHT)
          .down()
        paper.put(40, `NÚMERO DE TARJETA: XXXXXXXXXXXX${number.slice(-4)}`).down(20)
      },
      sections: ({ credits, debits }) => {
        const columns: Column[] = [
          day(['Fecha de la', 'operación'], 40, '03-APR-2024', 'es'),
          {
            title: ['Fecha', 'de cargo'],
            x: 115,
            means: 'value-date',
            cell: ({ valueDate }) => on(valueDate, '03-APR-2024', 'es'),
          },
          lined('Descripción del movimiento', 190, 260),
          amount('Monto', 570, chargedMx),
        ]
        const rows = [...credits, ...debits].sort((a, b) => a.date - b.date)
        return [
          { title: 'Tarjeta titular: ALMA EJEMPLO MUESTRA', columns, entries: rows.filter(isFirst) },
          {
            title: 'Tarjeta adicional: RAUL EJEMPLO MODELO',
            columns,
            entries: rows.filter((entry) => !isFirst(entry)),
          },
        ]
      },
      opens: (paper, { title }) => paper.put(40, title, BOLD).down(18),
      closes: (paper, { entries }) => {
        paper.need(46).put(190, 'Total cargos', BOLD)
        paper.put(570, `+$${commaPoint(sumOf(debitsOf(entries)))}`, RIGHT_BOLD).down(13)
        paper.put(190, 'Total abonos', BOLD)
        paper.put(570, `-$${commaPoint(sumOf(creditsOf(entries)))}`, RIGHT_BOLD).down(28)
      },
      below: (paper) => {
        paper.need(90).put(40, 'ATENCIÓN DE QUEJAS', BOLD).down(13)
        paper
          .put(40, 'Unidad Especializada de Atención a Usuarios: 81 5555 0123, une@ejemplo.example', SMALL)
          .down(9)
        paper.put(
          40,
          'En caso de no obtener una respuesta satisfactoria podrá acudir a la CONDUSEF, 55 53 400 999.',
          SMALL,
        )
        paper.down(14).put(40, 'NOTAS ACLARATORIAS: 1. Este documento no es un comprobante fiscal.', SMALL)
      },
    },
  /** The balance before stands as a row above the groups; codes of countries close each text; subtotals close groups. */
  'a-previous-balance-above-groups-with-codes-of-countries-behind-texts-and-subtotals-of-a-card-in-ecuador': {
    paper: { size: 8, bottom: 750 },
    book: { texts: TARJETA_DE_GUAYAQUIL, rows: [12, 38], opening: [-200_000, -30_000], largest: 90_000 },
    says: { currency: 'USD', isOwed: true, period: 'end' },
    above: (paper, { end, number, opening, closing, moneyIn, moneyOut, entries }) => {
      const notes = sumOf(saying(entries, NOTE))
      paper.put(40, 'BANCO MUESTRA DEL PACIFICO', HEADING).put(555, 'ESTADO DE CUENTA', RIGHT_BOLD).down()
      paper
        .put(40, 'RUC 0990000000001   Guayaquil - Ecuador', SMALL)
        .put(555, 'TARJETA DE CRÉDITO (USD)', RIGHT)
        .down(24)
      printGrid(
        paper,
        [40, 310, [555]],
        [
          ['MARIA EJEMPLO LEON', 'FECHA DE CORTE', on(end, '03/04/2024')],
          ['CDLA MODELO MZ 12 V 4', 'FECHA MÁXIMA DE PAGO', on(addDays(end, 17), '03/04/2024')],
          ['GUAYAQUIL', 'TARJETA', `481351XXXXXX${number.slice(-4)}`],
          ['', 'CUPO APROBADO', '5,000.00'],
        ],
      ).down(12)
      printGrid(
        paper,
        [[130], [235], [340], [445], [555]],
        [
          ['SALDO ANTERIOR', 'PAGOS/CRÉDITOS', 'NOTAS DÉBITO', 'CONSUMOS', 'SALDO TOTAL'],
          [
            charged(opening),
            commaPoint(moneyIn),
            commaPoint(notes),
            commaPoint(moneyOut - notes),
            charged(closing),
          ],
        ],
      )
      paper.rule(40, 555, -6).down(16)
      paper.put(40, 'FECHA', BOLD).put(180, 'DESCRIPCIÓN', BOLD).put(555, 'VALOR', RIGHT_BOLD).down(16)
      paper.put(180, 'SALDO ANTERIOR').put(555, charged(opening), RIGHT).down(18)
    },
    again: (paper, { number }) => {
      paper
        .put(40, `TARJETA 481351XXXXXX${number.slice(-4)}`)
        .put(555, `Página ${paper.page}`, RIGHT)
        .down(22)
    },
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day('FECHA', 40, '03/04/2024'),
        numbered('REFERENCIA', 105, 8),
        lined('DESCRIPCIÓN', 180, 290),
        amount('VALOR', 555, charged),
      ]
      return [
        { title: 'PAGOS/CREDITOS', columns, entries: credits },
        { title: 'NOTAS DEBITO', columns, entries: saying(debits, NOTE) },
        { title: 'CONSUMOS PERIODO', columns, entries: notSaying(debits, NOTE) },
      ]
    },
    opens: (paper, { title }) => paper.put(40, title, BOLD).down(16),
    closes: (paper, { title }, sum) => {
      paper.need(30).put(180, `SUBTOTAL ${title}`, BOLD).put(555, charged(sum), RIGHT_BOLD).down(24)
    },
    below: (paper, { closing }) => {
      paper.need(80).put(180, 'SALDO TOTAL', BOLD).put(555, charged(closing), RIGHT_BOLD).down(26)
      paper.put(40, 'Tasa de interés nominal 15.60%, efectiva 16.77%. Mora según la ley.', SMALL).down(9)
      paper.put(40, 'Millas: saldo anterior 4,118, ganadas 212, canjeadas 0, saldo actual 4,330.', SMALL)
    },
  },
}

/** A cooperative's page: the kind of each movement before its text, and the reference last, behind the balance. */
export const COOPERATIVE_OF_PUEBLA: Readonly<Record<string, PlainHabit>> = {
  'kinds-before-texts-with-retiro-cargo-and-deposito-abono-in-titles-and-references-behind-balances-in-mexico':
    {
      paper: { page: 'letter', size: 8, bottom: 720 },
      book: {
        texts: COOPERATIVA_DE_PUEBLA,
        rows: [10, 36],
        opening: [400_000, 5_000_000],
        isNeverOverdrawn: true,
      },
      says: { currency: 'MXN' },
      gap: 14,
      above: ({ paper, book: { start, end, number, opening, closing } }) => {
        paper.put(40, 'Caja Popular La Muestra, S.C. de A.P. de R.L. de C.V.', HEADING).down(16)
        paper
          .put(40, 'Movimientos de la cuenta')
          .put(570, 'Fecha de impresión 02/01/2025 10:42', RIGHT)
          .down(20)
        printGrid(
          paper,
          [40, 130, 330, [570]],
          [
            ['Socio:', 'TALLERES EJEMPLO SA DE CV', 'Saldo inicial:', pesos(opening)],
            ['No. de cuenta:', number.slice(-10), 'Saldo final:', pesos(closing)],
            ['Moneda:', 'MXN', 'Del:', on(start, '03/04/2024')],
            ['Sucursal:', '12 PUEBLA CENTRO', 'Al:', on(end, '03/04/2024')],
          ],
        ).down(14)
      },
      again: ({ paper }) =>
        paper.put(40, 'Movimientos de la cuenta').put(570, `Hoja ${paper.page}`, RIGHT).down(20),
      columns: [
        day('Fecha', 40, '03/04/2024'),
        part('Tipo', 100, 60, 0),
        part('Descripción', 155, 165, 1),
        debit('Retiro/Cargo', 390, pesosOf),
        credit('Depósito/Abono', 460, pesosOf),
        balance('Saldo', 520, pesos),
        numbered('Referencia', 532, 7),
      ],
      closes: ({ paper, book: { moneyIn, moneyOut } }) => {
        paper.need(50).rule(40, 570, -10).put(155, 'Totales', BOLD).put(390, pesosOf(moneyOut), RIGHT_BOLD)
        paper.put(460, pesosOf(moneyIn), RIGHT_BOLD).down(22)
        paper.put(
          40,
          'Sus depósitos están protegidos por el fondo de las cooperativas hasta 25,000 UDIS.',
          SMALL,
        )
      },
    },
}

function pesosOf(minor: number): string {
  return `$${minusBefore(commaPoint)(Math.abs(minor))}`
}
