import { describe, expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

const ROWS = `
13/04/2024  ACME                  10.50               89.50
14/04/2024  PAY                             50.00    139.50
15/04/2024  SHELL                  5.25              134.25`

function unexplainedOf(above: string, below = ''): string[] {
  const { accounts } = extractFromPages(
    typesetPages(`
Opening balance          100.00
${above}

Date        Description           Debit     Credit    Balance${ROWS}
${below}`),
    1,
  )
  return accounts.flatMap(({ unexplained }) => unexplained.map(({ text }) => text))
}

describe('where no closing balance is named', () => {
  test.each([
    ['that the last row reaches, whatever it is called', 'Your money now           134.25', []],
    ['that it does not reach', 'Your money now           141.90', ['141.90']],
    ['that is set elsewhere', 'Your money now                 141.90', []],
  ])('an amount right under the opening balance %s', (_, above, expected) => {
    expect(unexplainedOf(above)).toEqual(expected)
  })

  const summary = (last: string) => `
Your account in figures
Sundry gains              57.65
Sundry outlay             15.75
Charges                    0.00
Other charges              0.00
Standing                 ${last}`
  test.each([
    ['to what the last row reaches', summary('134.25').replace('57.65', '50.00'), []],
    ['to what it does not reach', summary('141.90'), ['141.90']],
    ['to nothing that is printed', summary('160.00'), []],
  ])('a summary that leads %s', (_, above, expected) => {
    expect(unexplainedOf(above)).toEqual(expected)
  })

  test.each([
    ['that the last row reaches', 'Total shares   134.25', []],
    ['that it does not reach', 'Total shares   141.90', ['141.90']],
    ['of another kind', 'Interest paid this year   1.90', []],
  ])('a total above the rows %s', (_, above, expected) => {
    expect(unexplainedOf(`\n\n\n\n\n${above}`)).toEqual(expected)
  })

  test.each([
    ['that the last row reaches', 'Subtotal:                                            134.25', []],
    ['that it does not reach', 'Subtotal:                                            141.90', ['141.90']],
  ])('a total under the column of balances %s', (_, below, expected) => {
    expect(unexplainedOf('', below)).toEqual(expected)
  })
})

/** Balances of days under the amounts, and below them what is available. */
function unexplainedBelow(balance: string, limit: string, available: string, note = ''): string[] {
  const { accounts } = extractFromPages(
    typesetPages(`
DATA       HISTÓRICO                               VALOR (R$)
19/02      SALDO ANTERIOR                          1.022,17C
19/02      SALDO BLOQUEADO ANTERIOR                0,00*
20/02      Padaria Exemplo                         44,58D
           SALDO DO DIA ===== >                    977,59C
21/02      Pix recebido Ana Modelo                 527,27C
           SALDO DO DIA ===== >                    1.504,86C
22/02      Mercado Exemplo                         104,86D
           SALDO DO DIA ===== >                    1.400,00C

RESUMO
SALDO EM C.CORRENTE (+):       ${balance}C
LIMITE CHEQUE ESPECIAL (+):    ${limit}C
SALDO DISPONÍVEL (=):          ${available}C

${note}`),
    1,
  )
  return accounts.flatMap(({ unexplained }) => unexplained.map(({ text }) => text))
}

test.each([
  ['that the last row reaches', ['1.400,00', '500,00', '1.900,00'], []],
  ['that it does not reach', ['1.322,75', '500,00', '1.822,75'], ['1.322,75C']],
  ['that is no part of a sum', ['1.322,75', '500,00', '1.900,00'], []],
] as const)(
  'below balances of days, what is available with a limit, of a balance %s',
  (_, printed, expected) => {
    const [balance, limit, available] = printed
    expect(unexplainedBelow(balance, limit, available)).toEqual(expected)
  },
)

test('a total of nothing says of no row that it is there', () => {
  const note = 'Aviso: os lançamentos abaixo serão conferidos.\n24/02 Ajuste 12,00D'
  expect(unexplainedBelow('1.400,00', '500,00', '1.900,00', note)).toEqual(['12,00D'])
})

test('the sum of a direction is none that the rows come to where it only equals the opening balance', () => {
  const { accounts } = extractFromPages(
    typesetPages(`
Opening balance            0.13
Total deposits             0.13
Total withdrawals         10.50

Date        Description           Debit     Credit    Balance
13/04/2024  ACME                  10.50              -10.37`),
    1,
  )
  expect(accounts[0]).toMatchObject({ check: 'unproved', unexplained: [{ text: '0.13' }] })
})
