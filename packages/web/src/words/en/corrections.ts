import type { EditProblem } from '../../lib/corrections/correct-rows.ts'

const rows = (count: number): string => (count === 1 ? '1 row' : `${count} rows`)

/** The English of correcting a result. */
export const WORDS = {
  tools: 'Correct the table',
  row: (place: number) => `Row ${place}`,
  edit: 'Edit',
  add: 'Add a row below',
  split: 'Split',
  merge: 'Merge with the next',
  swap: 'Exchange debit and credit',
  remove: 'Delete',
  undo: 'Undo',
  redo: 'Redo',
  all: 'All rows',
  swapAll: 'Exchange debit and credit in all rows',
  turnDates: 'Exchange day and month in all dates',
  reset: 'As it was read',
  editing: (header: string, place: number) => `${header} of row ${place}`,
  edited: 'edited by hand',
  keys: 'Enter edits a cell, N goes to the next row that needs a look.',
  notSaved: 'Your corrections are here, but not with your statement yet: the server cannot be reached.',
  problems: {
    'not-a-date': 'That is no day. Write it as 2026-01-31, or leave it empty.',
    'not-an-amount': 'That is no amount of this currency. Write it as 1234.50, or leave it empty.',
    'nothing-to-merge': 'There is no row of the same account below it.',
    'nothing-to-turn': 'No date can be read the other way round.',
  } satisfies Record<EditProblem, string>,
  effect: (before: number, after: number, all: number) =>
    before === after
      ? `${after} of ${rows(all)} are proved, as before.`
      : `${after} of ${rows(all)} are proved; before it was ${before}.`,
  nowProved: 'Now everything is proved.',
  noneNeedsLook: 'No row needs a look.',
} as const
