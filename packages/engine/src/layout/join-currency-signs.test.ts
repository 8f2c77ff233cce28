import { expect, test } from 'vitest'
import { typeset } from '../../test-support/typeset.ts'
import { joinCurrencySigns } from './join-currency-signs.ts'

test.each([
  ['ACME    $      12.50   $     1,234.56', 'ACME $12.50 $1,234.56'],
  ['ACME    $    (12.50)   US$   1,234.56', 'ACME $(12.50) US$1,234.56'],
  ['ACME    $          -   $     1,234.56', 'ACME - $1,234.56'],
  ['ACME $ 12.50', 'ACME $ 12.50'],
  ['ACME    87,09 $     662,91 $', 'ACME 87,09 $ 662,91 $'],
  ['ACME    87,09    $     662,91', 'ACME 87,09 $662,91'],
  ['ACME    - $     662,91', 'ACME - $662,91'],
  ['Amount in $       Balance', 'Amount in $ Balance'],
  ['STAMP DUTY $                                    662,91', 'STAMP DUTY $ 662,91'],
  ['ACME    USD    12.50', 'ACME USD 12.50'],
])('%s', (text, expected) => {
  const words = joinCurrencySigns(typeset(text)[0]?.words ?? [])
  expect(words.map((word) => word.text).join(' ')).toBe(expected)
})

test("a sign whose ink stands a wide space behind an amount, as a scan of a typewriter shows it, is that amount's", () => {
  const [line] = typeset('ACME    87,09 $     662,91 $')
  const moved = (line?.words ?? []).map((word) =>
    word.text === '$' ? { ...word, x0: word.x0 + 0.3 * word.size, x1: word.x1 + 0.3 * word.size } : word,
  )
  expect(joinCurrencySigns(moved).map((word) => word.text)).toEqual(['ACME', '87,09', '$', '662,91', '$'])
})
