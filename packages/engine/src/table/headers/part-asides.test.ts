import { expect, test } from 'vitest'
import { typesetPages } from '../../../test-support/typeset-pages.ts'
import { partAsides } from './part-asides.ts'

const TABLE = `
Date     Description      Amount   Balance
02/01    ACME              10.00     90.00

03/01    SHELL              5.00     85.00

04/01    RENT              50.00     35.00
Fees and charges of the bank`
const BESIDE = 48

/** Puts texts beside the lines of the table: of these, 0 is the titles. */
const withBeside = (texts: Record<number, string>): string =>
  TABLE.split('\n')
    .map((line, i) => `${line.padEnd(BESIDE)}${texts[i - 1] ?? ''}`.trimEnd())
    .join('\n')

const partsOf = (text: string) =>
  partAsides(typesetPages(text)).map(({ lines, isAside }) => [
    isAside ?? false,
    ...lines.map((line) => line.text),
  ])

test('figures beside a table are parted from it', () => {
  const parts = partsOf(withBeside({ 0: 'Total out', 2: '65.00', 4: 'Average' }))
  expect(parts).toEqual([
    [
      false,
      'Date Description Amount Balance',
      '02/01 ACME 10.00 90.00',
      '03/01 SHELL 5.00 85.00',
      '04/01 RENT 50.00 35.00',
      'Fees and charges of the bank',
    ],
    [true, 'Total out', '65.00', 'Average'],
  ])
})

test('a sentence that begins on the line of the titles is parted, too', () => {
  expect(partsOf(withBeside({ 0: 'There were 3', 2: 'withdrawals.' }))[1]).toEqual([
    true,
    'There were 3',
    'withdrawals.',
  ])
})

test.each([
  ['stands on its rows', { 1: 'Shop', 3: 'Fuel', 5: 'Flat' }],
  ['has a title', { 0: 'Value date', 2: 'Shop', 4: 'Fuel' }],
  ['is of one line', { 2: 'Total out' }],
  [
    'is an amount of most rows',
    { 0: 'In and', 1: '1.00', 2: 'out', 3: '2.00', 4: 'in euros', 6: 'of today' },
  ],
  ['holds numbers only', { 2: '65.00', 4: '12.00', 6: '1.00' }],
])('nothing is parted that %s', (_, texts) => {
  expect(partsOf(withBeside(texts))).toHaveLength(1)
})

test('an aside goes on above the titles and below the rows, where its lines follow each other', () => {
  const [above, below] = ['Summary'.padStart(BESIDE + 7), '1.00'.padStart(BESIDE + 4)]
  const rows = withBeside({ 0: 'Total out', 2: '65.00', 4: 'Average', 6: 'If in doubt' })
  const text = rows.replace('\nFees', `\n${below}\nFees`)
  expect(partsOf(`Your account    10 Hill Road\n${above}${text}`)[1]).toEqual([
    true,
    'Summary',
    'Total out',
    '65.00',
    'Average',
    '1.00',
    'If in doubt',
  ])
})

test('what stands across the gutter below the last row ends the aside', () => {
  const text = withBeside({ 0: 'Total out', 2: '65.00', 4: 'Average' })
  const coupon = `${'Account number'.padStart(BESIDE + 4)} 4471\nPay by 25/01/2024`
  expect(partsOf(`${text}\n\n\n${coupon}`)[1]).toEqual([true, 'Total out', '65.00', 'Average'])
})

test('a number far behind its name is none of the aside', () => {
  const text = withBeside({ 0: 'Total out', 2: '65.00', 4: 'Average', 6: '1.00' })
  expect(partsOf(text)[1]).toEqual([true, 'Total out', '65.00', 'Average'])
})

/** Puts texts left of the lines of the table: of these, 0 is the titles. */
const withLeft = (texts: Record<number, string>): string =>
  TABLE.split('\n')
    .map((line, i) => `${(texts[i - 1] ?? '').padEnd(20)}${line}`.trimEnd())
    .join('\n')

test('figures left of a table are parted from it', () => {
  const [table, aside] = partsOf(withLeft({ 1: 'Total out', 2: '65.00', 4: 'Average' }))
  expect(table?.slice(1, 3)).toEqual(['Date Description Amount Balance', '02/01 ACME 10.00 90.00'])
  expect(aside).toEqual([true, 'Total out', '65.00', 'Average'])
})

test('rows left of a table are another table', () => {
  const rows = { 2: '05/01 A   1.00', 4: '06/01 B   2.00' }
  expect(partsOf(withLeft({ 1: 'Other', ...rows }))).toHaveLength(1)
})
