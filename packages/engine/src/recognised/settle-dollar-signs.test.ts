import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { settleDollarSigns } from './settle-dollar-signs.ts'

/** Lines of two words, the second of which ends where those of the other lines do. */
const lines = (...texts: readonly (readonly [string, string])[]) =>
  texts.flatMap(([left, right], i) => [
    { ...recognisedWord(left), baseline: 12 * i, x0: 60, x1: 72 },
    { ...recognisedWord(right), baseline: 12 * i, x0: 75, x1: 100 },
  ])
const AMOUNTS = lines(['R$', '35,30D'], ['R$', '8.667,03'], ['R$', '20,05'], ['R$', '1,00C'])

test.each([
  ['before an amount', lines(['RS', '20,05D']), 'R$ 20,05D'],
  ['joined to it', lines(['Pix', 'RS35,30D']), 'Pix R$35,30D'],
  ['twice read', lines(['RS$', '20,05']), 'R$ 20,05'],
  ['over amounts', lines(['Valor', 'RS']), 'Valor R$'],
  ['as a state', lines(['RS', 'Brasil']), 'RS Brasil'],
])('a sign %s', (_, read, expected) => {
  const settled = settleDollarSigns([...AMOUNTS, ...read]).slice(AMOUNTS.length)
  expect(settled.map(({ text }) => text).join(' ')).toBe(expected)
})

test('a page that prints no such sign has none', () => {
  expect(settleDollarSigns(lines(['RS', '20,05'])).map(({ text }) => text)).toEqual(['RS', '20,05'])
})

test('marks behind the amounts belong to the column', () => {
  const marks = [0, 12, 24, 36].map((baseline) => ({ ...recognisedWord('D'), baseline, x0: 102, x1: 108 }))
  const marked = AMOUNTS.flatMap((word, i) => [word, ...(i % 2 === 1 ? [marks[(i - 1) / 2] ?? word] : [])])
  const title = lines(['Valor', 'RS']).map((word) => ({ ...word, x0: word.x0 + 8, x1: word.x1 + 8 }))
  expect(settleDollarSigns([...marked, ...title]).at(-1)?.text).toBe('R$')
})
