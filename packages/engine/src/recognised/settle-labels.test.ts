import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { settleLabels } from './settle-labels.ts'

/** What becomes of a word among others of the same width that begin above and below it. */
const readAmong = (others: readonly string[], read: string, x0 = 0) =>
  settleLabels([
    { ...recognisedWord(read), x0, x1: x0 + 10 },
    ...others.map((text, i) => ({ ...recognisedWord(text), baseline: 12 * i })),
  ])[0]

const times = (text: string, count: number): string[] => Array(count).fill(text)

test.each([
  ['a label that is misread', 'Batance', times('Balance', 4), 'Balance'],
  ['one of several labels', 'Transter', [...times('Payments', 4), ...times('Transfer', 2)], 'Transfer'],
  ['one that is misread twice alike', 'Batance', [...times('Balance', 8), 'Batance'], 'Balance'],
  ['another word', 'Charges', times('Balance', 4), 'Charges'],
  ['a word among others', 'Marie', [...times('Maria', 4), 'Bob Smith', 'Alice', 'Carol', 'Peter'], 'Marie'],
  ['a short mark', 'DR', times('CR', 8), 'DR'],
  ['the name of a month', 'March', times('Marsh', 8), 'March'],
  ['too few', 'Batance', times('Balance', 3), 'Batance'],
])('%s', (_, read, others, expected) => {
  expect(readAmong(others, read)).toMatchObject({ text: expected, isConfirmed: expected === read })
})

test('a word that begins elsewhere is no label', () => {
  expect(readAmong(times('Balance', 8), 'Batance', 5)?.text).toBe('Batance')
})
