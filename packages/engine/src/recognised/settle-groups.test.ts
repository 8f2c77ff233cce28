import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { settleGroups } from './settle-groups.ts'

const DONG = ['4.518.000', '51.000', '2.506.000', '9.298.000', '8.746.000', '25.000']
const DINARS = ['1,234.567', '2,500.000', '12.345', '10,000.250', '1,234,567.890', '999.000']

test.each([
  ['4,569.000', DONG, '4.569.000'],
  ['2.429,000', DONG, '2.429.000'],
  ['148,000', DONG, '148.000'],
  ['12,50', DONG, '12,50'],
  ['1,2345', DONG, '1,2345'],
  ['148,000', DONG.slice(0, 3), '148,000'],
  ['148,000', [...DONG, '1.50', '2.50', '3.50'], '148,000'],
  ['148,000', [...DONG, '1,518,000', '2,506,000'], '148,000'],
  ['4,569.000', DINARS, '4,569.000'],
])('%s among %j is %s', (text, others, expected) => {
  const [settled] = settleGroups([text, ...others].map(recognisedWord))
  expect([settled?.text, settled?.isConfirmed]).toEqual([expected, expected === text])
})

test('rates of three decimals keep their sign', () => {
  const amounts = ['103,834', '1,249,900', '2,801,769', '1,145,742', '2,974,277'].map(recognisedWord)
  const rates = ['0.000', '25.939', '0.000'].map((text) => ({ ...recognisedWord(text), x1: 50 }))
  expect(settleGroups([...amounts, ...rates]).slice(amounts.length)).toEqual(rates)
})
