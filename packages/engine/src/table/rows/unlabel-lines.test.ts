import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const textsOf = (text: string) =>
  extractFromPages(typesetPages(text), 1).transactions.map(({ description }) => description)

const statement = (label: string, count: number) =>
  [
    'Date         Type           Amount    Balance',
    ...['13/04/2024   Transfer       -10.50      89.50', '14/04/2024   Bulk            50.00     139.50'],
    '15/04/2024   Transfer        -5.25     134.25',
    '16/04/2024   Transfer        -4.25     130.00',
  ]
    .flatMap((line, i) => (i > 0 && i <= count ? [line, `${label}    AUTOPAY ${i}`] : [line]))
    .join('\n')

test('the name of a text that stands under every row is no part of it', () => {
  expect(textsOf(statement('Narrative', 4))).toEqual([
    'Transfer AUTOPAY 1',
    'Bulk AUTOPAY 2',
    'Transfer AUTOPAY 3',
    'Transfer AUTOPAY 4',
  ])
})

test('nor is one within the second of two such columns', () => {
  const texts = textsOf(`
Date         Type       Description       Amount    Balance
13/04/2024   Transfer   ACME              -10.50      89.50
                        Name: 12
14/04/2024   Bulk       SHOP               50.00     139.50
                        Name: 34
15/04/2024   Transfer   SHELL              -5.25     134.25
                        Name: 56`)
  expect(texts[0]).toBe('Transfer ACME Name: 12')
})

test('a name within the column of the texts is a part of them', () => {
  const texts = textsOf(`
Date         Description         Amount    Balance
13/04/2024   Transfer            -10.50      89.50
             Name: ACME
14/04/2024   Bulk                 50.00     139.50
             Name: J SAMPLE
15/04/2024   Transfer             -5.25     134.25
             Name: SHELL`)
  expect(texts).toEqual(['Transfer Name: ACME', 'Bulk Name: J SAMPLE', 'Transfer Name: SHELL'])
})

test('so is one with a colon in a column without a title', () => {
  const texts = textsOf(`
Statement of 13/04/2024        Opening balance 100.00
13/04/2024   Transfer            -10.50      89.50
             Details : ACME
14/04/2024   Bulk                 50.00     139.50
             Details : SAMPLE
15/04/2024   Transfer             -5.25     134.25
             Details : SHELL`)
  expect(texts).toEqual(['Transfer Details : ACME', 'Bulk Details : SAMPLE', 'Transfer Details : SHELL'])
})

test('the name of a day over it, in the column of days, parts no row and is no text', () => {
  const statement = extractFromPages(
    typesetPages(`
Fecha        Concepto            Importe     Saldo
29/05/2026   Abono nomina         100.00    190.00
F. Valor:    ACME SL
28/05/2026
22/05/2026   Recibo               -10.00     90.00
F. Valor:    LUZ SUR
22/05/2026
15/05/2026   Compra                -5.00    100.00
F. Valor:    TIENDA
14/05/2026`),
    1,
  )
  expect(
    statement.transactions.map(({ date, valueDate, description }) => [date, valueDate, description]),
  ).toEqual([
    ['2026-05-29', '2026-05-28', 'Abono nomina ACME SL'],
    ['2026-05-22', '2026-05-22', 'Recibo LUZ SUR'],
    ['2026-05-15', '2026-05-14', 'Compra TIENDA'],
  ])
})
