import { expect, it } from 'vitest'
import { fairLine } from './fair-line.ts'

const take = (line: ReturnType<typeof fairLine<string>>, times: number) =>
  Array.from({ length: times }, () => line.take())

it('lets nobody run more at the same time than one may, and others past', () => {
  const line = fairLine<string>({ running: 2, waiting: 10 })
  for (const item of ['a1', 'a2', 'a3', 'b1']) line.add(item.charAt(0), item)
  expect(take(line, 4)).toEqual(['a1', 'b1', 'a2', undefined])
  line.release('a')
  expect(line.take()).toBe('a3')
})

it('lets one of a payer who comes late go before the many of another', () => {
  const line = fairLine<string>({ running: 10, waiting: 10 })
  for (let n = 1; n <= 5; n++) line.add('a', `a${n}`)
  line.take()
  line.add('b', 'b1')
  expect(take(line, 2)).toEqual(['b1', 'a2'])
})

it('refuses what one payer has too much of, until something of it is taken or dropped', () => {
  const line = fairLine<string>({ running: 1, waiting: 2 })
  expect(['a1', 'a2', 'a3'].map((item) => line.add('a', item))).toEqual([true, true, false])
  expect(line.add('b', 'b1')).toBe(true)
  expect([line.drop('a2'), line.drop('a2'), line.add('a', 'a3')]).toEqual([true, false, true])
  expect(line.clear()).toEqual(['a1', 'b1', 'a3'])
})
