import { expect, test } from 'vitest'
import { areOneCode, cleanNumber, cleanSign, isOneNumber } from './clean-number.ts'

test.each([
  ['15.97~', '15.97-'],
  ['54.71-~', '54.71-'],
  ['—8.08', '-8.08'],
  ['~R$', '-R$'],
  ['~$12', '-$12'],
  ['A~$', 'A~$'],
  ['1;35;552.31Cr', '1,35,552.31Cr'],
  ['05:48:51', '05:48:51'],
  ['A;B', 'A;B'],
  ['-51,38¢€', '-51,38€'],
  ['2022-03-03', '2022-03-03'],
  ["'¥129,975", '¥129,975'],
  ['‘-$12.50', '-$12.50'],
  ['$.8.96', '$8.96'],
  ['$.50', '$.50'],
  ['31,803.86C..r', '31,803.86Cr'],
  ["O'Neill", "O'Neill"],
])('%s is printed as %s', (read, printed) => {
  expect(cleanNumber(read)).toBe(printed)
})

test.each([
  ['27', '.54-', true],
  ['57,731', '.48', true],
  ['61320.', '39Cr', true],
  ['27', '54', false],
  ['POS', '.00', false],
  ['4,44', '236.42', true],
  ['25.66', '852.00', false],
])('%s and %s are one number: %s', (left, right, expected) => {
  expect(isOneNumber(left, right)).toBe(expected)
})

test.each([
  ['SBIN5', '16004007390', true],
  ['A8R47MYQ55C', 'XZAQEK', true],
  ['POS', '113301XXXXXX9698', false],
  ['10', '662', false],
  ['******', '7728', true],
])('%s and %s are one code: %s', (left, right, expected) => {
  expect(areOneCode(left, right)).toBe(expected)
})

test.each([
  ['§', '662,91', '$'],
  ['§', 'Steuern', '§'],
  ['§', undefined, '§'],
  ['(§)', 'Debit', '($)'],
  ['§12.50', undefined, '$12.50'],
  ['1,250.00§', 'Total', '1,250.00$'],
  ['§12', undefined, '§12'],
])('%s behind %s is %s', (read, before, printed) => {
  expect(cleanSign(read, before)).toBe(printed)
})
