import { expect, test } from 'vitest'
import { toIso } from '../convention/day.ts'
import { printDate } from '../convention/print-date.ts'
import { startRandom } from '../habits/setting/random.ts'
import { languageOf } from '../language/languages.ts'
import type { Book } from './book.ts'
import { changeDigit } from './change-digit.ts'
import { BOOK_FAULTS, FAULT_KINDS } from './kinds.ts'

const DAY = 19_800
const entry = (amount: number, balance: number, days: number) => ({
  date: DAY + days,
  valueDate: DAY + days,
  amount,
  balance,
})
const book: Book = {
  opening: 1000,
  closing: 1370,
  moneyIn: 520,
  moneyOut: -150,
  entries: [entry(-100, 900, 0), entry(500, 1400, 1), entry(-50, 1350, 2), entry(20, 1370, 3)],
}
const draw = (kind: keyof typeof BOOK_FAULTS, seed = 1): Book => {
  const change = BOOK_FAULTS[kind]({ book, edges: [2], random: startRandom(seed) })
  if (change === null) throw new Error(`no place for ${kind}`)
  return change(book)
}
const amounts = ({ entries }: Book) => entries.map(({ amount }) => amount)

test('a digit of a number is another, and the number as long', () => {
  const random = startRandom(1)
  for (const value of [7, -45, 1000, -98_765]) {
    const wrong = changeDigit(value, random) ?? 0
    expect(String(wrong)).toHaveLength(String(value).length)
    const differing = [...String(wrong)].filter((digit, i) => digit !== String(value)[i])
    expect(differing).toHaveLength(1)
  }
  expect(changeDigit(0, random)).toBeNull()
})

test.each(FAULT_KINDS.filter((kind) => kind !== 'page-missing'))('%s changes the book', (kind) => {
  expect(draw(kind)).not.toEqual(book)
  expect(draw(kind)).toEqual(draw(kind))
})

test('rows are lost where the kind says', () => {
  expect(amounts(draw('first-row-lost'))).toEqual([500, -50, 20])
  expect(amounts(draw('last-row-lost'))).toEqual([-100, 500, -50])
  expect(amounts(draw('row-lost-at-page-edge'))).toEqual([-100, 500, 20])
  expect(amounts(draw('middle-row-lost')).filter((amount) => amount === -100 || amount === 20)).toHaveLength(
    2,
  )
})

test('a row stands twice, or in the place of its neighbour', () => {
  expect(draw('row-twice').entries).toHaveLength(5)
  expect([...amounts(draw('rows-exchanged'))].sort()).toEqual([...amounts(book)].sort())
})

test('what follows from the book stays as it was', () => {
  const { opening, closing, moneyIn, moneyOut } = draw('amount-digit')
  expect({ opening, closing, moneyIn, moneyOut }).toEqual({
    opening: 1000,
    closing: 1370,
    moneyIn: 520,
    moneyOut: -150,
  })
})

test('an impossible date is printed as the 31st of February', () => {
  const wrong = draw('impossible-date').entries.find(({ date }) => !Number.isInteger(date))
  expect(wrong && printDate(wrong.date, '03/04/2024', languageOf('en'))).toBe('31/02/2024')
  expect(wrong && toIso(wrong.date)).toBe('2024-02-28')
})
