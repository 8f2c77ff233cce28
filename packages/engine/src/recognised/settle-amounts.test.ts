import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { settleAmounts } from './settle-amounts.ts'

const COMMAS = ['1.250,00', '8,66', '-39,00', '6,00']

test.each([
  ['8.66', COMMAS, '8,66'],
  ['2.485.00-', COMMAS, '2.485,00-'],
  ['8,66', COMMAS, '8,66'],
  ['31.12.24', COMMAS, '31.12.24'],
  ['1.250', COMMAS, '1.250'],
  ['8.66', COMMAS.slice(1), '8.66'],
  ['8.66', [...COMMAS, '1.50', '2.50'], '8.66'],
  ['12,50', ['1,250.00', '8.66', '39.00', '6.00'], '12.50'],
])('%s among %j is %s', (text, others, expected) => {
  const [settled] = settleAmounts([text, ...others].map(recognisedWord))
  expect([settled?.text, settled?.isConfirmed]).toEqual([expected, expected === text])
})
