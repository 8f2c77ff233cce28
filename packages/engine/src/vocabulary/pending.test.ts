import { expect, test } from 'vitest'
import { namesPending } from './pending.ts'

test.each<[string, boolean]>([
  ['Pending transactions as of July 31', true],
  ['MOVIMENTOS FUTUROS DA CONTA CORRENTE', true],
  ['Vorgemerkte Umsätze', true],
  ['Opérations à venir', true],
  ['Transactions', false],
  ['Pending transactions are not part of this statement and may still change', false],
])('%s: %s', (title, isPending) => {
  expect(namesPending(title)).toBe(isPending)
})
