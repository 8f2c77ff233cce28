import { expect, test } from 'vitest'
import { countDateParts } from './date-parts.ts'

test.each([
  [['Día', 'Mes', 'Oficina'], 2],
  [['DIA', 'MES', 'AÑO', 'Oficina'], 3],
  [['Day', 'Month'], 2],
  [['Día', 'Descripción'], 0],
  [['Mes', 'Día'], 0],
  [['Día'], 0],
])('%j', (titles, count) => {
  expect(countDateParts(titles)).toBe(count)
})
