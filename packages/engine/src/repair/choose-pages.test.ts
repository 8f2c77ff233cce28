import { expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { extractFromPages } from '../extract-statement.ts'
import type { PageLines } from '../layout/page-lines.ts'

const RIGHT = `
Opening balance 100.00

Date         Details      Amount    Balance
01/04/2024   ACME         -12.50      87.50
02/04/2024   RENT         -20.00      67.50
03/04/2024   WAGES         50.00     117.50`
const MISREAD = RIGHT.replace('-20.00', '-26.00').replace('117.50', '111.50')
const TITLES = RIGHT.replace(/\n\d.*/g, '')

const recognised = { unconfirmed: [], corrected: new Map<string, string>(), skew: 0 }
const page = (text: string, number = 1): PageLines => {
  const [read] = typesetPages(...Array<string>(number).fill(text)).slice(-1)
  return { ...(read as PageLines), recognised }
}
const balances = (pages: readonly PageLines[]) =>
  extractFromPages(pages, pages.length).transactions.map(({ balance }) => balance)

test.each([
  ['the reading that the balances bear out is taken', MISREAD, RIGHT, ['87.50', '67.50', '117.50']],
  ['whichever it is', RIGHT, MISREAD, ['87.50', '67.50', '117.50']],
  ['one with rows is taken in the place of one with none', TITLES, RIGHT, ['87.50', '67.50', '117.50']],
  [
    'where both say the same, the first stays',
    RIGHT.replace('ACME', 'ACNE'),
    RIGHT,
    ['87.50', '67.50', '117.50'],
  ],
])('%s', (_, first, instead, expected) => {
  expect(balances([{ ...page(first), instead: page(instead) }])).toEqual(expected)
})

test('pages that only make sense together are taken together', () => {
  const next = `
Date         Details      Amount    Balance
04/04/2024   CAFE          -7.50     110.00
05/04/2024   BOOKS        -10.00     100.00`
  const pages = [
    { ...page(TITLES), instead: page(RIGHT) },
    { ...page(TITLES, 2), instead: page(next, 2) },
  ]
  expect(balances(pages)).toEqual(['87.50', '67.50', '117.50', '110.00', '100.00'])
})
