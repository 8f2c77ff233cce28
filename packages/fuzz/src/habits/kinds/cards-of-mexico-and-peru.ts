import { addDays } from '../../convention/day.ts'
import { type Entry, sumOf } from '../setting/account-book.ts'
import { type Column, day, valueDay } from '../setting/columns.ts'
import { around, commaPoint } from '../setting/figures.ts'
import { BOLD, HEADING, RIGHT, RIGHT_BOLD, SMALL } from '../setting/inks.ts'
import { kind } from '../setting/kind.ts'
import { lined } from '../setting/lined.ts'
import { on } from '../setting/print-day.ts'
import { printGrid } from '../setting/print-grid.ts'
import { magnitudeSaying, notSaying, saying } from '../setting/saying.ts'
import type { SectionedHabit } from '../setting/set-sections.ts'
import { MEXICAN_CARD, PERUVIAN_CARD } from '../texts/household-latin.ts'

const owing = { rows: [14, 40], opening: [-900_000, -400_000], largest: 120_000 } as const
const pesos = (minor: number) => `$${commaPoint(minor)}`
/** What is owed is less than nothing in the book, and more than nothing in print. */
const soles = around(commaPoint, '5', '-5')

const MONTHS = 12
/** What of an instalment is interest: a sixth of those that were spread over months. */
const interestOf = ({ text, amount }: Entry) => (/CUOTAS/.test(text) ? Math.round(Math.abs(amount) / 6) : 0)
const PAID = /^PAGO/
const CHARGED = /^(SEGURO|ENVIO)/

/** Cards of Mexico and Peru, whose instalments stand apart or beside what is due. */
export const MEXICAN_AND_PERUVIAN_CARD_SECTIONS: Readonly<Record<string, SectionedHabit>> = {
  'signs-apart-behind-both-days-under-purchases-over-months-without-interest-in-mexico': {
    paper: { page: 'letter', size: 7.5, bottom: 720 },
    book: { texts: MEXICAN_CARD, ...owing },
    says: { currency: 'MXN', isOwed: true },
    above: (paper, { start, end, number, opening, closing, moneyIn, moneyOut, entries }) => {
      const [interest, fees] = [magnitudeSaying(entries, /^INTERESES/), magnitudeSaying(entries, /^COMISION/)]
      const tax = magnitudeSaying(entries, /^IVA/)
      const regular = Math.abs(moneyOut) - interest - fees - tax
      paper.put(40, 'TARJETA EJEMPLO AZUL', HEADING).put(570, 'Página 1 de 5', RIGHT).down(16)
      paper.put(40, 'LAURA EJEMPLO RUIZ').put(330, 'TU PAGO REQUERIDO ESTE PERIODO', BOLD).down(14)
      printGrid(
        paper,
        [40, 330, [570]],
        [
          [
            'AV REFORMA 100 INT 4',
            'Periodo:',
            `${on(start, '03-Apr-2024', 'es')} al ${on(end, '03-Apr-2024', 'es')}`,
          ],
          ['CIUDAD DE MEXICO 06600', 'Fecha de corte:', on(end, '03-Apr-2024', 'es')],
          [
            `Número de tarjeta: XXXXXXXXXXXX${number.slice(-4)}`,
            'Fecha límite de pago:',
            on(addDays(end, 20), '03-Apr-2024', 'es'),
          ],
          [
            'Moneda nacional (MXN)',
            'Pago para no generar intereses:',
            around(commaPoint, '$5', '-$5')(closing),
          ],
          ['', 'Pago mínimo:', '$612.00'],
        ],
      ).down(14)
      paper.put(40, 'RESUMEN DE CARGOS Y ABONOS DEL PERIODO', BOLD).down(14)
      printGrid(
        paper,
        [40, 215, [330]],
        [
          ['Adeudo del periodo anterior', '', pesos(opening)],
          ['Cargos regulares (no a meses)', '+', pesos(regular)],
          ['Cargos y compras a meses (capital)', '+', '$0.00'],
          ['Monto de intereses', '+', pesos(interest)],
          ['Monto de comisiones', '+', pesos(fees)],
          ['IVA de intereses y comisiones', '+', pesos(tax)],
          ['Pagos y abonos', '-', pesos(moneyIn)],
          ['Pago para no generar intereses', '=', around(commaPoint, '$5', '-$5')(closing)],
        ],
      ).down(18)
      paper.put(40, 'DESGLOSE DE MOVIMIENTOS', HEADING).down(18)
      paper.put(40, 'COMPRAS Y CARGOS DIFERIDOS A MESES SIN INTERESES', BOLD).down(14)
      const first = on(addDays(end, -3), '03-Apr-2024', 'es')
      printGrid(
        paper,
        [40, 105, [340], [410], [470], 490, [570]],
        [
          [
            'Fecha',
            'Descripción',
            'Monto original',
            'Saldo pendiente',
            'Pago requerido',
            'Núm. de pago',
            'Tasa',
          ],
          [first, 'LINEA BLANCA MODELO', '$7,188.00', '$7,188.00', '$0.00', `0 de ${MONTHS}`, '0.00%'],
        ],
      ).down(14)
    },
    again: (paper, { number }) =>
      paper
        .put(40, `Número de tarjeta: XXXXXXXXXXXX${number.slice(-4)}`)
        .put(570, `Página ${paper.page} de 5`, RIGHT)
        .down(20),
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day(['Fecha de la', 'operación'], 40, '03-Apr-2024', 'es'),
        valueDay(['Fecha', 'de cargo'], 110, '03-Apr-2024', 'es'),
        lined('Descripción del movimiento', 180, 270),
        { title: '', x: 490, cell: ({ amount }) => (amount < 0 ? '+' : '-') },
        { title: 'Monto', x: 570, align: 'right', cell: ({ amount }) => pesos(amount) },
      ]
      return [
        {
          title: 'CARGOS, ABONOS Y COMPRAS REGULARES (NO A MESES)',
          columns,
          entries: [...credits, ...debits].sort((a, b) => a.date - b.date),
        },
      ]
    },
    opens: (paper, { title }) => paper.put(40, title, BOLD).down(16),
    closes: (paper, { entries }) => {
      const sumWhere = (sign: number) => sumOf(entries.filter(({ amount }) => Math.sign(amount) === sign))
      paper.need(40).rule(40, 570, -9)
      paper
        .put(180, 'Total cargos', BOLD)
        .put(490, '+', BOLD)
        .put(570, pesos(sumWhere(-1)), RIGHT_BOLD)
        .down(13)
      paper
        .put(180, 'Total abonos', BOLD)
        .put(490, '-', BOLD)
        .put(570, pesos(sumWhere(1)), RIGHT_BOLD)
        .down(20)
    },
    below: (paper) => {
      paper
        .need(50)
        .put(40, 'CAT PROMEDIO PONDERADO 71.4% SIN IVA. Tasa de interés anual ordinaria 48.90%.', SMALL)
      paper
        .down(9)
        .put(
          40,
          'Aclaraciones: UNE 55 5555 0100, dentro de los 90 días naturales a la fecha de corte.',
          SMALL,
        )
    },
  },
  'capital-and-interest-of-instalments-before-totals-under-lines-of-consumption-in-peru': {
    paper: { size: 7.5, bottom: 745 },
    book: { texts: PERUVIAN_CARD, ...owing },
    says: { currency: 'PEN', isOwed: true },
    above: (paper, { start, end, number, opening, closing }, sections) => {
      paper.put(40, 'ESTADO DE CUENTA DE TARJETA DE CRÉDITO', HEADING).put(550, 'Hoja 1 de 3', RIGHT).down(18)
      printGrid(
        paper,
        [40, 330, [550]],
        [
          ['ROSA EJEMPLO QUISPE', 'Número de tarjeta', `4551-70**-****-${number.slice(-4)}`],
          ['AV AREQUIPA 2450', 'Inicio del período', on(start, '03/04/2024')],
          ['LINCE - LIMA', 'Cierre del período', on(end, '03/04/2024')],
          ['', 'Último día de pago', on(addDays(end, 20), '03/04/2024')],
          ['', 'Línea de crédito', 'S/ 9,500.00'],
        ],
      ).down(12)
      paper.put(40, 'RESUMEN DEL PERÍODO EN SOLES', BOLD).rule(40, 550).down(16)
      const lines = sections.map(({ title, entries }) => [title, `S/ ${soles(sumOf(entries))}`])
      printGrid(
        paper,
        [40, [290]],
        [
          ['Deuda del mes anterior', `S/ ${soles(opening)}`],
          ...lines,
          ['Deuda total del mes', `S/ ${soles(closing)}`],
        ],
      ).down(16)
      paper.put(40, 'DETALLE DE OPERACIONES', HEADING).down(16)
    },
    again: (paper, { number }) =>
      paper
        .put(40, `4551-70**-****-${number.slice(-4)}`)
        .put(550, `Hoja ${paper.page} de 3`, RIGHT)
        .down(20),
    titlesOnce: true,
    sections: ({ credits, debits }) => {
      const columns: Column[] = [
        day(['Fecha', 'consumo'], 40, '03Apr', 'es'),
        valueDay(['Fecha', 'proceso'], 85, '03Apr', 'es'),
        lined('Descripción', 130, 160),
        kind('País', 290, (text) => (PAID.test(text) || CHARGED.test(text) ? '' : 'PER')),
        {
          title: ['Cuota', 'cargada'],
          x: 325,
          cell: ({ text }) => (/CUOTAS/.test(text) ? `0${(text.length % 7) + 2}/12` : ''),
        },
        {
          title: 'Capital',
          x: 420,
          align: 'right',
          cell: (entry) =>
            /CUOTAS/.test(entry.text) ? commaPoint(Math.abs(entry.amount) - interestOf(entry)) : '',
        },
        {
          title: 'Interés',
          x: 475,
          align: 'right',
          cell: (entry) => (interestOf(entry) > 0 ? commaPoint(interestOf(entry)) : ''),
        },
        { title: 'Total S/', x: 550, align: 'right', cell: ({ amount }) => soles(amount) },
      ]
      const spent = notSaying(debits, CHARGED)
      return [
        { title: 'PAGOS Y ABONOS', columns, entries: credits },
        { title: 'CONSUMOS', columns, entries: spent },
        { title: 'COMISIONES Y SEGUROS', columns, entries: saying(debits, CHARGED) },
      ]
    },
    opens: (paper, { title }) => paper.put(130, title, BOLD).down(13),
    closes: (paper, { title }, sum) => {
      paper.need(20).put(130, `SUBTOTAL ${title}`, BOLD).put(550, soles(sum), RIGHT_BOLD).down(18)
    },
    below: (paper) => {
      paper
        .need(60)
        .put(40, 'Si solo realiza el pago mínimo pagará su deuda en 23 meses con S/ 1,204.10 de intereses.')
      paper.down(10).put(40, 'TEA compras 68.90%   TEA disposición de efectivo 89.90%   TCEA 92.14%', SMALL)
    },
  },
}
