import { expect, test } from 'vitest'
import { recognisedWord } from '../../test-support/recognised-word.ts'
import { settleMonthNames } from './misread-months.ts'

const settled = (line: string) =>
  settleMonthNames(['1', 'November', 'NOVEMBER', '30', 'December', ...line.split(' ')].map(recognisedWord))
    .slice(5)
    .map(({ text }) => text)
    .join(' ')

test.each([
  ['27 Novernber 2025', '27 NOVEMBER 2025'],
  ['24 Novernber, 2025', '24 NOVEMBER, 2025'],
  ['3 Decenber', '3 December'],
])('%s is %s', (line, expected) => {
  expect(settled(line)).toBe(expected)
})

test.each(['Novernber 2025', '27 Members', '27 September', '41 Novernber', '27.50 Novernber', '27 Nov'])(
  '%s stays',
  (line) => {
    expect(settled(line)).toBe(line)
  },
)
