import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { dropUnknownSigns } from './unknown-signs.ts'

const NAIRA = [
  '#2,500.00',
  'N134,883.25',
  '%23,000.00',
  'N4,811.09',
  'N271,846.03',
  '$233,290.50',
  '#11,340.00',
  '%10,971.09',
  '#15,000.00',
  '$4,028.91',
  '#50.00',
]
const DOLLARS = [...Array(9).fill('$12.50'), '#15,000.00', 'N50.00', '%10,971.09']

test.each([
  ['425,000.00', NAIRA, '25,000.00'],
  ['438.17', NAIRA, '38.17'],
  ['40.50', NAIRA, '0.50'],
  ['N43,366.62', NAIRA, '43,366.62'],
  ['4,050.00', NAIRA, '4,050.00'],
  ['2033118765', NAIRA, '2033118765'],
  ['425,000.00', NAIRA.slice(2), '425,000.00'],
  ['425,000.00', [...NAIRA, ...Array(20).fill('12.50')], '425,000.00'],
  ['425,000.00', DOLLARS, '425,000.00'],
  [
    '425,000.00',
    ['$12.50', '€4.00', '£8.00', '$7.00', '€9.00', '£6.50', '$1.00', '€2.00', '¥3.00'],
    '425,000.00',
  ],
])('%s among %j is %s', (read, others, expected) => {
  const [settled] = dropUnknownSigns([read, ...others].map(recognisedWord))
  expect([settled?.text, settled?.isConfirmed]).toEqual([expected, expected === read])
})
