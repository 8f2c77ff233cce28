import { describe, expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { extractFromPages } from '../../extract-statement.ts'

/** Text, amount and balance of each transaction, and what the balances say of it. */
const rowsOf = (...texts: string[]) =>
  extractFromPages(typesetPages(...texts), texts.length).transactions.map(
    ({ description, debit, credit, balance, check }) =>
      `${description} ${debit ? `-${debit}` : credit} ${balance} ${check}`,
  )

const OPENING = 'Opening balance                          100.00'

describe('balances behind their name under the amounts', () => {
  test('are those of the rows above them', () => {
    expect(
      rowsOf(`
${OPENING}
Date        Description                  Amount
13/04/24    ACME                         -10.50
                                  Balance 89.50
14/04/24    PAY                           50.00
                                 Balance 139.50
15/04/24    SHELL                         -5.25
                                 Balance 134.25`),
    ).toEqual(['ACME -10.50 89.50 proved', 'PAY 50.00 139.50 proved', 'SHELL -5.25 134.25 proved'])
  })

  test('leave the rest of their lines to the text', () => {
    expect(
      rowsOf(`
${OPENING}
Date        Description                  Amount
13/04/24    ACME                         -10.50
            Card 4471             Balance 89.50
14/04/24    PAY                           50.00
            From J on 12/04      Balance 139.50
15/04/24    SHELL                         -5.25
            12/04/24 4471        Balance 134.25`),
    ).toEqual([
      'ACME Card 4471 -10.50 89.50 proved',
      'PAY From J on 12/04 50.00 139.50 proved',
      'SHELL 12/04/24 4471 -5.25 134.25 proved',
    ])
  })

  test('stand under the text of a row that goes on', () => {
    expect(
      rowsOf(`
${OPENING}
Date        Description                  Amount
13/04/24    ACME                         -10.50
            LONDON
                                  Balance 89.50
14/04/24    PAY                           50.00
                                 Balance 139.50
15/04/24    SHELL                         -5.25
                                 Balance 134.25`)[0],
    ).toBe('ACME LONDON -10.50 89.50 proved')
  })

  test('may stand far behind it in lists of names and values', () => {
    const block = (day: number, amount: string, balance: string) =>
      `Date          ${day}/04/2024\nAmount        ${amount}\nBalance       ${balance}\n`
    const blocks = [block(13, '-10.50', '89.50'), block(14, '+50.00', '139.50'), block(15, '-5.25', '134.25')]
    expect(
      rowsOf(`${OPENING}\n\n${blocks.join('\n')}`).map((row) => row.split(' ').slice(-3).join(' ')),
    ).toEqual(['-10.50 89.50 proved', '50.00 139.50 proved', '-5.25 134.25 proved'])
  })
})

test.each([
  ['under few of the amounts', 13, [89.5]],
  ['at another edge', 11, [89.5, 139.5, 134.25, 64.25]],
])('figures %s are no column', (_, width, balances) => {
  const rows = ['ACME   -10.50', 'PAY     50.00', 'SHELL   -5.25', 'RENT   -70.00'].map((row, i) => {
    const figure = balances[i] === undefined ? '' : `Balance ${balances[i].toFixed(2)}`.padStart(width)
    return `1${3 + i}/04/24    ${row}\n            ${figure}`
  })
  const read = rowsOf(`Date        Text   Amount\n${rows.join('\n')}`)
  expect(read.map((row) => row.split(' ').at(-2))).toEqual(read.map(() => 'null'))
})

test('the closing balance under the only amount is none of its row', () => {
  expect(
    rowsOf(`
${OPENING}
Date        Description                  Amount
13/04/24    ACME                         -10.50
                          Closing balance 89.50`),
  ).toEqual(['ACME -10.50 null proved'])
})
