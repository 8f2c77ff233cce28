import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { withNumbersAlike } from './numbers-alike.ts'
import { findAccountNumbers } from './read-account-number.ts'

const NAMED = 'Account 2918854544\n\n2918854544    Beginning Balance: $15,541.69\n'

test.each([
  ['that stand as a known one does', '1427075605    Beginning Balance: $391.85', ['…4544', '…5605']],
  ['beside something else', '1427075605    Invoice total: $391.85', ['…4544']],
  ['of another length', '14270756    Beginning Balance: $391.85', ['…4544']],
  ['that are the known one again', '2918854544    Beginning Balance: $391.85', ['…4544']],
])('numbers without a name %s', (_, text, expected) => {
  const lines = typeset(`${NAMED}\n${text}`)
  const found = withNumbersAlike(lines, findAccountNumbers(lines))
  expect([...new Set(found.map(({ number }) => number))]).toEqual(expected)
})
