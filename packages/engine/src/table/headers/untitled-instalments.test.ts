import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import type { Line } from '../../layout/word.ts'
import { lineTests } from '../line-tests.ts'
import { splitTitles } from './split-titles.ts'
import { addUntitledInstalments } from './untitled-instalments.ts'

const tests = lineTests({ decimal: ',', exponent: 0 })

const columnsOf = (...rows: string[]) => {
  const [titles, ...body] = typeset(
    ['Date        Description      Amount        Charge of month', ...rows].join('\n'),
  ) as [Line, ...Line[]]
  return addUntitledInstalments(splitTitles(titles.words), body, tests).map(
    ({ title, role }) => title || role,
  )
}

const TITLES = ['Date', 'Description', 'Amount', 'Charge of month']

test.each<[string, string, string[]]>([
  [
    'which instalment of how many gets a column of its own',
    '04/06',
    [...TITLES.slice(0, -1), 'figure', 'Charge of month'],
  ],
  ['but not what counts no instalments', '06/04', TITLES],
  ['nor what stands under the title', '       04/06  ', TITLES],
])('%s', (_, instalment, titles) => {
  const rows = ['$359.990', '$214.500', '$189.640'].map(
    (amount, i) => `0${i + 1}/03/2024  SHOP ${i}${amount.padStart(17)}  ${instalment.padEnd(8)}$59.998`,
  )
  expect(columnsOf(...rows)).toEqual(titles)
})
