import { expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { dropCutLines } from './drop-cut-lines.ts'

const FOOT = '\n'.repeat(69)

test.each([
  ['that both pages print at the border', `${FOOT}ACME   5.00`, 'ACME   5.00\nLONDON', ['LONDON']],
  ['but none of another text', `${FOOT}ACME   5.00`, 'SHOP   5.00\nLONDON', ['SHOP 5.00', 'LONDON']],
  ['nor one far from the border', 'ACME   5.00', 'ACME   5.00\nLONDON', ['ACME 5.00', 'LONDON']],
])('leaves out a line %s', (_, first, second, expected) => {
  expect(dropCutLines(typesetPages(first, second))[1]?.lines.map(({ text }) => text)).toEqual(expected)
})
