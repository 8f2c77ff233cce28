import { expect, test } from 'vitest'
import { namesPending } from './pending.ts'

test.each<[string, boolean]>([
  ['Pending transactions as of July 31', true],
  ['MOVIMENTOS FUTUROS DA CONTA CORRENTE', true],
  ['Vorgemerkte Umsätze', true],
  ['Opérations à venir', true],
  ['Operațiuni card în curs de decontare la 28/02/2025', true],
  ['Compras parceladas - próximas faturas', true],
  ['Μη εκκαθαρισμένες δεσμεύσεις στις 31/03/2024', true],
  ['Transactions', false],
  ['Pending transactions are not part of this statement and may still change', false],
])('%s: %s', (title, isPending) => {
  expect(namesPending(title)).toBe(isPending)
})
