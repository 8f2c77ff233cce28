import { expect, test } from 'vitest'
import { findDates } from './find-dates.ts'

test.each([
  ['Period 1 MAR 2024 TO 31 MAR 2024', ['1 MAR 2024', '31 MAR 2024']],
  ['08/01/24 - 08/31/24', ['08/01/24', '08/31/24']],
  ['12/10/19 -01/09/20', ['12/10/19', '-01/09/20']],
  ["2 SEP'26 -1OCT'26", ["2 SEP'26", "-1OCT'26"]],
  ['fee -10.12 -1.12 refund', []],
  ['04 Jan 24 BALANCE 612.40', ['04 Jan 24']],
  ['2024-01-04T BALANCE 612.40', ['2024-01-04T']],
  ['Fri 04 Jan 24 BALANCE', ['Fri 04 Jan 24']],
  ['mar 25 mar 2025 12.00', ['mar 25 mar 2025']],
  ['Mar 17 Mar 18 PAYMENT', ['Mar 17', 'Mar 18']],
  ['15 mrt 2024 t/m 14 apr 2024', ['15 mrt 2024', '14 apr 2024']],
  ['24 Mac 0412 9400.00', ['24 Mac']],
  ['01 - 30 Sep 2024', ['30 Sep 2024']],
  ['14 \ufffdubat 2024 MIGROS', ['14 \ufffdubat 2024']],
  ['1 Dec - 29 Feb 2024', ['1 Dec', '29 Feb 2024']],
  ['Mar 1 - Mar 30, 2024', ['Mar 1', 'Mar 30, 2024']],
  ['del 1 de abril de 2024 al 30 de abril del 2024', ['1 de abril de 2024', '30 de abril del 2024']],
  ['14/06/2026| 16:14 CORNER STORE', ['14/06/2026|']],
  ['2024 Apr 03 14:39:07 SMS ALERT', ['2024 Apr 03']],
  ['March 2024 12', []],
  ['Rent April 2,34', []],
  ['03/04 (Wed) ACME', ['03/04 (Wed)']],
  ['4/3(水) 電気料', ['4/3(水)']],
  ['to 30 December 2024.', ['30 December 2024.']],
  ['FROM 01 12 2024 AU 30 12 2024', ['01 12 2024', '30 12 2024']],
  ['CHEQUE 01 12 3024', []],
  ['NO 007 01 12 2024', []],
  ['nothing of the kind', []],
])('%s', (line, dates) => {
  const words = line.split(' ').map((text) => ({ text }))
  const found = findDates(words).map(({ from, to }) =>
    words
      .slice(from, to)
      .map(({ text }) => text)
      .join(' '),
  )
  expect(found).toEqual(dates)
})

/** Words in a line, each after a gap in points. */
const spaced = (...words: [gap: number, text: string][]) => {
  let x1 = 0
  return words.map(([gap, text]) => {
    const x0 = x1 + gap
    x1 = x0 + text.length * 5
    return { text, x0, x1 }
  })
}

test.each<[string, ReturnType<typeof spaced>, [number, number]]>([
  ['the thousands of an amount are no year', spaced([0, '04'], [3, 'Feb'], [9, '10'], [3, '800.00']), [0, 2]],
  ['a year stands nearer to its month', spaced([0, '04'], [3, 'Feb'], [3, '10'], [9, '800.00']), [0, 3]],
  ['the number of the row is no day', spaced([0, '7'], [14, 'Sep'], [3, '08']), [1, 3]],
  [
    'a year behind which a name begins',
    spaced([0, '12'], [3, 'Mar'], [3, '24'], [9, 'May'], [3, 'FAIR']),
    [0, 3],
  ],
  ['a day stands as near as the year', spaced([0, '7'], [3, 'Sep'], [3, '08']), [0, 3]],
])('%s', (_, words, [from, to]) => {
  expect(findDates(words)).toMatchObject([{ from, to }])
})

test('the month of a date may stand behind a bracket', () => {
  const words = 'ending (Apr 30, 2024)'.split(' ').map((text) => ({ text }))
  expect(findDates(words)).toMatchObject([{ from: 1, to: 4 }])
})

test('two days beside each other are no day with its year', () => {
  const words = spaced([0, '02'], [3, 'dec'], [20, '04'], [3, 'dec'], [20, 'ACME'])
  expect(findDates(words)).toMatchObject([
    { from: 0, to: 2 },
    { from: 2, to: 4 },
  ])
})
