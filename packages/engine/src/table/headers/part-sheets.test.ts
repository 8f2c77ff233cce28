import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import type { PageLines } from '../../layout/page-lines.ts'
import { partSheets } from './part-sheets.ts'

/** Sheets whose middle is at the sixtieth character. */
const sheets = (...texts: string[]): PageLines[] =>
  texts.map((text, i) => ({
    number: i + 1,
    size: { width: 600, height: 400 },
    turned: 0,
    lines: typeset(text, i + 1),
    rulings: [],
    pictures: [],
    textDoubt: null,
    state: 'text',
  }))

const partsOf = (pages: readonly PageLines[]) =>
  partSheets(pages).map(({ number, lines }) => [number, ...lines.map(({ text }) => text)])

const TITLES = 'Date     Details     Amount    Balance'
const half = (text: string) => text.padEnd(65)

test('two pages beside each other are parted, whatever height their titles stand at', () => {
  const text = `
${half('Account 4417')}${TITLES}
${half(TITLES)}02/04    SHELL         5.00     895.00
01/04    ACME         12.50     900.00`
  expect(partsOf(sheets(text))).toEqual([
    [1, 'Account 4417', 'Date Details Amount Balance', '01/04 ACME 12.50 900.00'],
    [1, 'Date Details Amount Balance', '02/04 SHELL 5.00 895.00'],
  ])
})

test('so is the last sheet, one half of which is empty', () => {
  const text = `${half(TITLES)}${TITLES}`
  expect(partsOf(sheets(text, TITLES)).map(([number]) => number)).toEqual([1, 1, 2, 2])
})

test.each([
  ['words stand across the middle', `${half(TITLES)}${TITLES}\n${'x'.repeat(70)}`],
  ['the titles of the halves differ', `${half(TITLES)}Name     Street     Town    Country`],
])('nothing is parted where %s', (_, text) => {
  expect(partsOf(sheets(text)).length).toBe(1)
})

test('nor are tables side by side on a page that is higher than wide', () => {
  const [page] = sheets(`${half(TITLES)}${TITLES}`) as [PageLines]
  expect(partSheets([{ ...page, size: { width: 600, height: 800 } }])).toHaveLength(1)
})
