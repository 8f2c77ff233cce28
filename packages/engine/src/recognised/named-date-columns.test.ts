import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { settleNamedColumns } from './named-date-columns.ts'

const DAYS = ['20/DIC', '21/DIC', '25/DIC', '26/DIC', '02/ENE']
const WITH_YEARS = ['01-Mar-2024', '01-Mar-2024', '05-Mar-2024', '06-Mar-2024']

/** What becomes of a word below the first words of a column, above the others. */
const readBelow = (count: number, read: string, column: readonly string[]) =>
  settleNamedColumns([
    { ...recognisedWord(read), baseline: 12 * count - 6 },
    ...column.map((text, i) => ({ ...recognisedWord(text), baseline: 12 * i })),
  ])[0]

test.each([
  ['a month that is read as digits', 2, '24/01C', DAYS, '24/DIC'],
  ['a date without its stroke', 1, '200IC', DAYS, '20/DIC'],
  ['one letter that was taken for two', 4, '30/0I1C', DAYS, '30/DIC'],
  [
    'a month like two others, of which one stands above and below',
    2,
    '04-Mas-2024',
    WITH_YEARS,
    '04-Mar-2024',
  ],
  ['the last of its page', 5, '03/EME', DAYS, '03/ENE'],
  ['what may be either of two days', 2, '2/DIC', DAYS, '2/DIC'],
  ['a date that is out of order', 2, '12/DIC', DAYS, '12/DIC'],
  ['among too few', 2, '24/01C', DAYS.slice(0, 3), '24/01C'],
  ['another word', 2, 'COMPRA', DAYS, 'COMPRA'],
])('%s', (_, above, read, column, expected) => {
  expect(readBelow(above, read, column)).toMatchObject({ text: expected, isConfirmed: expected === read })
})

test('among dates that run backwards', () => {
  expect(readBelow(3, '24/01C', [...DAYS].reverse())?.text).toBe('24/DIC')
})
