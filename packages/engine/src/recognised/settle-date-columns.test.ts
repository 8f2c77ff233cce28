import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { settleDateColumns } from './settle-date-columns.ts'

const SHORT = ['11/01', '11/02', '?', '11/15', '11/15', '11/16', '11/18']
const LONG = ['01.01.23', '03.01.23', '?', '15.01.23', '16.01.23']
const CLOSE = ['04/13/24', '04/18/24', '?', '04/20/24', '04/21/24']

/** A word in the place of the question mark in a column of dates. */
const settledIn = (
  column: readonly string[],
  read: string,
  { x0 = 40, width = 30, isConfirmed = false, areOthersSure = true } = {},
) => {
  const words = column.map((text, i) => {
    const word = { ...recognisedWord(text), baseline: 12 * i, x0: 40, x1: 70, isConfirmed: areOthersSure }
    return text === '?' ? { ...word, text: read, x0, x1: x0 + width, isConfirmed } : word
  })
  return settleDateColumns(words)[column.indexOf('?')]?.text
}

test.each([
  ['11705', SHORT, '11/05'],
  ['11/713', SHORT, '11/13'],
  ["'11/05", SHORT, '11/05'],
  ['31702', SHORT, '11/02'],
  ['11/408', SHORT, '11/08'],
  ['0401.23', LONG, '04.01.23'],
  ['040123', LONG, '04.01.23'],
  ['04,01.23', LONG, '04.01.23'],
  ['04.07.23', LONG, '04.01.23'],
  ['oV1924', CLOSE, '04/19/24'],
  ['02/19/24', CLOSE, '04/19/24'],
  ['1/04', SHORT, '11/04'],
  ['11/5', SHORT, '11/15'],
  ['2/01', ['19/01', '20/01', '?', '22/01', '23/01'], '21/01'],
  ['3/12', ['19/12', '20/12', '?', '30/12', '31/12'], '31/12'],
  // Neither fits better than the other.
  ['11/086', SHORT, '11/086'],
  ['Transfer', SHORT, 'Transfer'],
  ['CASH7', SHORT, 'CASH7'],
])('%s in the column %j is %s', (read, column, expected) => {
  expect(settledIn(column, read)).toBe(expected)
})

test('a date that is confirmed may stand out of order', () => {
  expect(settledIn(CLOSE, '02/19/24', { isConfirmed: true })).toBe('02/19/24')
})

test('a number beside the column, or narrower than a date, is none', () => {
  expect(settledIn(LONG, '040123', { x0: 60 })).toBe('040123')
  expect(settledIn(LONG, '040123', { width: 24 })).toBe('040123')
  expect(settledIn(LONG, '04.01,23', { width: 40 })).toBe('04.01.23')
  expect(settledIn(LONG, '040123', { width: 40 })).toBe('040123')
})

test('amounts that look like days and months are no dates where most of them cannot be any', () => {
  const amounts = ['0.00', '0.00', '0.00', '?', '0.00', '0.00', '0.00', '6.99']
  expect(settledIn(amounts, '0.00')).toBe('0.00')
})

const RISING = [
  '03/01/24',
  '03/02/24',
  '03/04/24',
  '03/05/24',
  '03/05/24',
  '?',
  '03/07/24',
  '03/08/24',
  '03/08/24',
]
const MANY = ['03/09/24', '03/12/24', '03/13/24', '03/13/24', '03/15/24', '03/18/24', '03/19/24', '03/19/24']

test.each([
  [
    'misread dates of a long column are no order',
    [...RISING.with(1, '09/02/24'), ...MANY.with(2, '02/13/24')],
    '03/06/24',
  ],
  ['of a short one they may be', RISING.slice(0, 7).with(1, '09/02/24'), '02/06/24'],
  [
    'nor are as many as half of them',
    [...RISING, ...MANY].map((date, i) => (i % 2 === 0 ? `0${1 + (i % 7)}/02/24` : date)),
    '02/06/24',
  ],
])('%s', (_, column, expected) => {
  expect(settledIn(column, '02/06/24', { areOthersSure: false })).toBe(expected)
})

test('a date stays where others that are sure are out of order', () => {
  const column = [...RISING.with(1, '09/02/24'), ...MANY.with(2, '02/13/24')]
  expect(settledIn(column, '02/06/24')).toBe('02/06/24')
})
