import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import type { Line } from '../../layout/word.ts'
import { splitTitles } from '../headers/split-titles.ts'
import { lineTests } from '../line-tests.ts'
import { findOtherTitles } from './find-other-titles.ts'

const TITLES = 'Date       Post date   Description               Amount'
const tests = lineTests({ decimal: '.', exponent: 2 })

/** The line with which another table begins. */
function otherIn(text: string, titles = TITLES): string | undefined {
  const [header, ...lines] = typeset(`${titles}\n${text}`)
  return lines[findOtherTitles(lines, splitTitles((header as Line).words), tests)]?.text
}

const ROW = '01/04/24   02/04/24    ACME                      12.50'
const PLANS = `Plan start   Original amount     Remaining balance   Next payment
15/01/24            1,200.00                800.00         100.00`

test('titles of money elsewhere begin another table, with the heading above them', () => {
  expect(otherIn(`${ROW}\n${PLANS}`)).toMatch(/^Plan start/)
  expect(otherIn(`${ROW}\n\n\nInstalment plans\n${PLANS}`)).toBe('Instalment plans')
})

test.each([
  ['its own titles once more', `${ROW}\n${TITLES}\n${ROW}`],
  ['a text that goes on', `${ROW}\n           amount balance payment\n${ROW}`],
  ['words of several languages for what comes in', `${ROW}\n           RESTAURANT DEPOT     *    MA\n${ROW}`],
  ['titles without amounts', `${ROW}\n${PLANS.split('\n')[0]}\nnone`],
])('no other table: %s', (_, text) => {
  expect(otherIn(text)).toBeUndefined()
})

test('columns without titles have none to compare', () => {
  expect(otherIn(`${ROW}\n${PLANS}`, 'Gleeb     Snorf')).toBeUndefined()
})

test('unknown titles begin another table where its amounts stand elsewhere', () => {
  const rows = [ROW, ROW, ROW].join('\n')
  const others = `Gleeb          Snorf     Plimt
15/01/24       1,200.00       800.00
15/02/24       1,300.00       900.00`
  expect(otherIn(`${rows}\n${others}`)).toMatch(/^Gleeb/)
  expect(otherIn(`${ROW}\n${others}`)).toBeUndefined()
  expect(otherIn(`${rows}\nGleeb          Snorf     Plimt\n${rows}`)).toBeUndefined()
})

test('balances by day begin another table where this one prints none there', () => {
  const balances = `Value date     Balance     Days     Numbers
31/12/23      1,806.07        2       36.12`
  expect(otherIn(`${ROW}\n${balances}`)).toMatch(/^Value date/)
  const titles = 'Date       Details                 Amount     Balance'
  expect(
    otherIn(`${ROW}\nDate       Details  Kind           Amount     Balance\n${ROW}`, titles),
  ).toBeUndefined()
})
