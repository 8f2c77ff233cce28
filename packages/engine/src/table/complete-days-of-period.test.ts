import { expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { completeDaysOfPeriod } from './complete-days-of-period.ts'

const statement = (period: string, title = 'Día') => `
Periodo del ${period}
${title}   Concepto          Cargo     Abono     Saldo
28    CAJERO            10.00               90.00
01    COMPRA             5.00               85.00
     14:32
15    DEPOSITO                     20.00   105.00`

const datesOf = (text: string) =>
  completeDaysOfPeriod(typesetPages(text)).flatMap(({ lines }) =>
    lines.slice(2).flatMap(({ words: [first] }) => (/-/.test(first?.text ?? '') ? [first?.text] : [])),
  )

test.each(['MES : SEPTIEMBRE 2024', 'SEPTIEMBRE      2024      1 DE 4'])(
  'of the month that is named: %s',
  (month) => {
    expect(datesOf(statement('').replace('Periodo del ', month))).toEqual([
      '2024-09-28',
      '2024-09-01',
      '2024-09-15',
    ])
  },
)

test('of another month, where the days begin anew under its name', () => {
  const text = `
++ MOVIMENTOS MAI/2024
DIA   Histórico          Valor     Saldo
02    PIX RECEBIDO       10.00    110.00
29    PIX ENVIADO        20.00     90.00
++ MOVIMENTOS JUN/2024
01    SAQUE               5.00     85.00
Total JUL/2024
15    DEPOSITO           20.00    105.00`
  expect(datesOf(text)).toEqual(['2024-05-02', '2024-05-29', '2024-06-01', '2024-06-15'])
})

test('none by the day of the print', () => {
  expect(datesOf(statement('').replace('Periodo del ', 'Guatemala, 3 SEPTIEMBRE 2024'))).toEqual([])
})

test.each([
  [
    'of the month of the period',
    '16/09/2024 al 15/10/2024',
    'Día',
    ['2024-09-28', '2024-10-01', '2024-10-15'],
  ],
  [
    'outside of a period that has no such day',
    '01/09/2024 al 27/09/2024',
    'Día',
    ['2024-09-28', '2024-09-01', '2024-09-15'],
  ],
  [
    'of the month of its last day',
    '16 al 30 de SEPTIEMBRE 2024',
    'Día',
    ['2024-09-28', '2024-09-01', '2024-09-15'],
  ],
  ['none in a longer one', '01/09/2024 al 31/10/2024', 'Día', []],
  ['none under another title', '16/09/2024 al 15/10/2024', 'Núm', []],
])('%s', (_, period, title, dates) => {
  expect(datesOf(statement(period, title))).toEqual(dates)
})
