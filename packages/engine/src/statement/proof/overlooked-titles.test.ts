import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { NO_MONEY } from '../../money/parse-money.ts'
import type { CheckedAccount } from '../accounts/checked-account.ts'
import { underOtherTitles } from './overlooked-titles.ts'

/** The texts of rows that stand under other titles than they are read by; a minus before the text says which are debits. */
function opposedIn(text: string): string[] {
  const lines = typeset(text)
  const rows = lines.filter((line) => /\d$/.test(line.text))
  const movements = rows.map((line, id) => ({
    row: {
      ...line,
      kind: null,
      id,
      moneyCells: [{ words: line.words.slice(-1) }],
      money: [NO_MONEY],
      marker: null,
    },
    movement: line.text.startsWith('-') ? -1 : 1,
    amountColumn: 0,
  }))
  const opposed = underOtherTitles(lines, [{ ledger: { movements } }] as unknown as CheckedAccount[])
  return movements.filter(({ row }) => opposed.has(row.id)).map(({ row }) => row.text)
}

test.each<[string, string, string[]]>([
  [
    'below the titles',
    `
Text          Deposit     Withdrawal
SHOP                            5.00
PAY              7.00`,
    ['SHOP 5.00'],
  ],
  [
    'of a table under another',
    `
Text          Deposit     Withdrawal
-SHOP                           5.00
Text          Deposit     Withdrawal
ACME                            6.00
PAY              7.00`,
    ['ACME 6.00'],
  ],
  [
    'where the titles have changed places',
    `
Text          Deposit     Withdrawal
-SHOP                           5.00
Text       Withdrawal        Deposit
ACME                            6.00
PAY              7.00`,
    ['PAY 7.00'],
  ],
  [
    'in sections',
    `
Deposits
-SHOP      5.00
ACME       6.00
Withdrawals
-SHOP      5.00
PAY        7.00`,
    ['-SHOP 5.00', 'PAY 7.00'],
  ],
  [
    'in a section whose name is not known word for word',
    `
Payments and Credits
PAY        7.00
New Charges
-SHOP      5.00`,
    [],
  ],
])('amounts %s', (_, text, expected) => {
  expect(opposedIn(text)).toEqual(expected)
})
