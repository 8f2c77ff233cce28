import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { typeset } from '../../../test-support/typeset.ts'
import { Cell } from '../../table/cell.ts'
import { joinBrokenReferences } from './join-broken-references.ts'

/** What becomes of references, the lines of each parted by strokes. */
const join = (...references: string[]) =>
  joinBrokenReferences(
    references.map((text) => {
      const words = typeset(text.replaceAll('|', '\n')).flatMap((line) => line.words)
      return {
        row: {
          ...readRowOf('1 May | ACME'),
          reference: text.replaceAll('|', ' '),
          cells: { reference: new Cell(words) },
        },
        section: null,
      }
    }),
  ).map(({ row }) => row.reference)

test.each([
  [
    'that fill the column are one number',
    ['42000084112024|05318650273285', '10000524852024|053037249|87'],
    ['4200008411202405318650273285', '10000524852024053037249 87'],
  ],
  [
    'that do not are several',
    ['42000084112024|053186502', '998877665544332211|1'],
    ['42000084112024 053186502', '9988776655443322111'],
  ],
  ['of short numbers are several', ['22216150|0308', '22347780|0308'], ['22216150 0308', '22347780 0308']],
  [
    'of words are several',
    ['OKPO8LACLHO5MB TRIP|1', 'OKPO8LACLHO5MB|TRIP'],
    ['OKPO8LACLHO5MB TRIP 1', 'OKPO8LACLHO5MB TRIP'],
  ],
])('lines of a reference %s', (_, printed, read) => {
  expect(join(...printed)).toEqual(read)
})
