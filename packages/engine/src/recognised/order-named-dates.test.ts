import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { orderNamedDates } from './order-named-dates.ts'

const DAYS = [
  'JAN02',
  'JAN03',
  'JAN05',
  'JAN05',
  'JAN08',
  'JAN09',
  'JAN10',
  '?',
  'JAN10',
  'JAN12',
  'JAN15',
  'JAN17',
]

const read = (text: string, days: readonly string[] = DAYS, isConfirmed = false) =>
  orderNamedDates(
    days.map((day, i) => ({
      ...recognisedWord(day === '?' ? text : day),
      baseline: 12 * i,
      isConfirmed: day !== '?' || isConfirmed,
    })),
  )[days.indexOf('?')]?.text

const reversed = (days: readonly string[]) => days.map((day) => day.replace(/^(\D{3})(\d+)$/, '$2/$1'))

test.each([
  ['a day that comes too late', 'JAN18', DAYS, 'JAN10'],
  ['a day that follows', 'JAN10', DAYS, 'JAN10'],
  ['the day before its month', '18/JAN', reversed(DAYS), '10/JAN'],
  ['the newest first', 'JAN18', [...DAYS].reverse(), 'JAN10'],
  ['from one year to the next', 'JAN18', ['DEC27', 'DEC28', 'DEC29', 'DEC31', ...DAYS], 'JAN10'],
  [
    'of two that are as like, what looks like it',
    'JAN16',
    DAYS.map((day) => (day === 'JAN12' ? 'JAN11' : day)),
    'JAN10',
  ],
  [
    'with its year',
    '18-JAN-2024',
    reversed(DAYS).map((day) => (day === '?' ? day : `${day.replace('/', '-')}-2024`)),
    '10-JAN-2024',
  ],
  ['a day unlike those that follow', 'JAN27', DAYS, 'JAN27'],
])('%s', (_, text, days, expected) => {
  expect(read(text, days)).toBe(expected)
})

test('a day that its looks confirm stays', () => {
  expect(read('JAN18', DAYS, true)).toBe('JAN18')
})

test('a day and its month as two words', () => {
  const words = DAYS.flatMap((text, i) => {
    const day = text === '?' ? '18' : text.slice(3)
    const word = { ...recognisedWord(day), baseline: 12 * i, isConfirmed: text !== '?' }
    return [word, { ...word, text: 'Jan', x0: 14, x1: 28 }]
  })
  expect(orderNamedDates(words)[2 * DAYS.indexOf('?')]?.text).toBe('10')
})

test('a day stays where days that are sure are out of order, as those of booking and of value under each other', () => {
  const days = [
    'JAN02',
    'JAN04',
    'JAN03',
    'JAN05',
    'JAN04',
    '?',
    ...DAYS.slice(5).filter((day) => day !== '?'),
  ]
  expect(read('JAN03', days)).toBe('JAN03')
})
