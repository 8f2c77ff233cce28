import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import { textOf } from '../../layout/word.ts'
import { findAmounts } from '../../money/find-amounts.ts'
import { namesInBoxes } from './names-in-boxes.ts'

test.each([
  [
    'each value behind its name, before the next',
    'Old balance            Payments              Purchases',
    '            781.06             742.16                  638.65',
    ['Old balance', 'Payments', 'Purchases'],
  ],
  ['each value under its name', 'Old balance     Payments', '     781.06       742.16', []],
  [
    'a value more than names',
    'Old balance            Payments',
    '            781.06             742.16        638.65',
    [],
  ],
  ['a single value', 'Old balance', '            781.06', []],
])('boxes with %s', (_, above, values, names) => {
  const [first, line] = typeset(`${above}\n${values}`)
  const amounts = findAmounts(line?.words ?? [], { decimal: '.', exponent: 2 })
  expect(line && namesInBoxes(line, amounts, first).map(textOf)).toEqual(names)
})
