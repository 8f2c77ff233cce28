import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { settleSpacedDates } from './spaced-dates.ts'

const ABOVE = ['28 Apr', '28 Apr', '29 Apr', '29 Apr', '30 Apr']
const BELOW = ['03 May', '03 May', '04 May', '05 May', '05 May', '06 Jul', '07 Jul']

/** Days and months above each other, with a text behind them. */
const set = (dates: readonly string[]) =>
  dates.flatMap((date, i) => {
    const [day = '', month = ''] = date.split(' ')
    const at = { ...recognisedWord('ACME'), baseline: 12 * i }
    return [
      { ...at, text: day, x0: 16, x1: 24 },
      { ...at, text: month, x0: 27, x1: 38 },
      { ...at, x0: 80, x1: 110 },
    ]
  })

test.each([
  ['16 Ape', '16 Apr'],
  ['22 ul', '22 Jul'],
  ['16 May', '16 May'],
  ['16 ACME', '16 ACME'],
  ['O4 May', '04 May'],
  ['W Apr', '30 Apr'],
  ['ACME Apr', 'ACME Apr'],
])('%s among days with the names of their months is %s', (read, expected) => {
  const words = settleSpacedDates(set([...ABOVE, read, ...BELOW]))
  const [day, month] = words.slice(3 * ABOVE.length)
  expect(`${day?.text} ${month?.text}`).toBe(expected)
  expect(day?.isConfirmed && month?.isConfirmed).toBe(read === expected)
})

test('nothing is settled among few such days', () => {
  const words = set([...ABOVE.slice(0, 3), '16 Ape'])
  expect(settleSpacedDates(words)).toEqual(words)
})
