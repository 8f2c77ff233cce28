import { expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { dropOperators } from './drop-operators.ts'

const textOfLast = (text: string) => dropOperators(typesetPages(text))[0]?.lines.at(-1)?.text

test.each([
  [
    'of an equation with a misprint go',
    '5,048.30 -   7,108.62 +   2,299.28 =   239.16',
    '5,048.30 7,108.62 2,299.28 239.16',
  ],
  [
    'of one that is true go, too',
    '5,048.30 -   7,108.62 +   2,299.28 =   238.96',
    '5,048.30 7,108.62 2,299.28 238.96',
  ],
  [
    'of one that another amount follows',
    '5,048.30 -   7,108.62 +   2,299.28 =   238.96      50.00',
    '5,048.30 7,108.62 2,299.28 238.96 50.00',
  ],
  [
    'of one that a name follows',
    '5,048.30 -   7,108.62 +   2,299.28 =   238.96      paid',
    '5,048.30 - 7,108.62 + 2,299.28 = 238.96 paid',
  ],
  ['with names between', '5,048.30 -   paid 7,108.62 =   2,060.32', '5,048.30 - paid 7,108.62 = 2,060.32'],
  ['without an equals sign', '5,048.30 -   7,108.62 +   2,299.28', '5,048.30 - 7,108.62 + 2,299.28'],
])('the signs between the amounts %s', (_, text, kept) => {
  expect(textOfLast(text)).toBe(kept)
})
