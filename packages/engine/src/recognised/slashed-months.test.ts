import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { settleSlashedMonths } from './slashed-months.ts'

const COLUMN = ['29/AGO', '30/AGO', '02/SEP', '03/SEP']

test.each([
  ['OU/SEP', COLUMN, '01/SEP'],
  ['OUSEP', COLUMN, '01/SEP'],
  ['2VAGO', COLUMN, '21/AGO'],
  ['OBIAGO', COLUMN, '08/AGO'],
  ['01/SEP', COLUMN, '01/SEP'],
  ['4VAGO', COLUMN, '4VAGO'],
  ['OUABR', COLUMN, '01/ABR'],
  ['LUISEP', COLUMN, 'LUISEP'],
  ['OUBAR', COLUMN, 'OUBAR'],
  ['OUSEP', COLUMN.slice(1), 'OUSEP'],
])('%s among %j is %s', (text, others, expected) => {
  const [settled] = settleSlashedMonths([text, ...others].map(recognisedWord))
  expect([settled?.text, settled?.isConfirmed]).toEqual([expected, expected === text])
})

test('a word that stands elsewhere, or is wider, is no date', () => {
  const words = COLUMN.map(recognisedWord)
  const read = (x0: number, x1: number) =>
    settleSlashedMonths([{ ...recognisedWord('OUSEP'), x0, x1 }, ...words])[0]?.text
  expect([read(0, 10), read(30, 40), read(0, 14)]).toEqual(['01/SEP', 'OUSEP', 'OUSEP'])
})
