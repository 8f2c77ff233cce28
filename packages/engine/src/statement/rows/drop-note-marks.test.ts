import { expect, test } from 'vitest'
import { readRowOf } from '../../../test-support/ledger-rows.ts'
import { dropNoteMarks } from './drop-note-marks.ts'

const referencesOf = (references: readonly (string | null)[]) =>
  dropNoteMarks(
    references.map((reference) => ({
      row: { ...readRowOf('1 May | CHECK | 10.00'), reference },
      section: null,
    })),
  ).map(({ row }) => row.reference)

test.each<[string, (string | null)[], (string | null)[]]>([
  [
    'are taken from some numbers',
    ['1001', '1003*', null, '1004†', '1005 #'],
    ['1001', '1003', null, '1004', '1005'],
  ],
  ['are taken where numbers have several', ['1001', '1003 * ^', '1004*i'], ['1001', '1003', '1004']],
  ['are taken where they stand apart, behind every number, too', ['1188 ^', '1192 * ^'], ['1188', '1192']],
  ['stay where every number has one', ['1001*', '1003*'], ['1001*', '1003*']],
  ['stay behind letters', ['1001', 'AB*'], ['1001', 'AB*']],
])('marks of notes %s', (_, printed, expected) => {
  expect(referencesOf(printed)).toEqual(expected)
})
