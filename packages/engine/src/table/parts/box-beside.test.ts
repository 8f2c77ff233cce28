import { expect, test } from 'vitest'
import { typeset } from '../../../test-support/typeset.ts'
import type { Line } from '../../layout/word.ts'
import { splitTitles } from '../headers/split-titles.ts'
import { lineTests } from '../line-tests.ts'
import { withoutBoxBeside } from './box-beside.ts'

function titlesOf(text: string): string[] {
  const [titles, ...rows] = typeset(text)
  const cells = splitTitles((titles as Line).words)
  return withoutBoxBeside(cells, rows, lineTests({ decimal: '.', exponent: 2 })).map(({ title }) => title)
}

test.each<[string, string, string[]]>([
  [
    'a box of names and values beside the first rows',
    `
Date     Details     Amount    Balance     Rates and fees
01/04    ACME         12.50     900.00     Average balance     204.11
02/04    SHELL         5.00     895.00     Credit interest     1.00%
03/04    RENT        700.00     195.00
04/04    RENT         10.00     185.00
05/04    RENT         10.00     175.00`,
    ['Date', 'Details', 'Amount', 'Balance'],
  ],
  [
    'one as high as the table, which begins beside the titles',
    `
Date     Details     Amount     Minimum payment       10.00
01/04    ACME         12.50     Credit limit       9,000.00
02/04    SHELL         5.00     Available          8,031.62
03/04    RENT        700.00     Annual rates:
04/04    RENT         10.00     Purchases            19.99%
05/04    RENT         10.00     Cash advances        22.99%
06/04    RENT         10.00     Points earned          8.44`,
    ['Date', 'Details', 'Amount'],
  ],
  [
    'a box of prose',
    `
Date     Details     Amount    Balance     How to get in touch
                                           Call us at any hour of
01/04    ACME         12.50     900.00
                                           the day, or write to us
02/04    SHELL         5.00     895.00
                                           Your deposit is protected
03/04    RENT        700.00     195.00
                                           by the scheme that all of
04/04    RENT         10.00     185.00     our banks are members of.
                                           See the back for details`,
    ['Date', 'Details', 'Amount', 'Balance'],
  ],
  [
    'one whose heading reads like a column of points',
    `
Date     Details     Amount     Example Rewards
                                Earn points on what you buy
                                and spend them as you like.
01/04    ACME         12.50
                                Earned on purchases   1,072
02/04    SHELL         5.00
                                Earned on payments      612
03/04    RENT        700.00
                                Please be sure to pay in
04/04    RENT         10.00     time, by mail or at any of
                                our branches.`,
    ['Date', 'Details', 'Amount'],
  ],
  [
    'a column of notes that few rows have is none',
    `
Date     Details     Amount    Balance     Note
01/04    ACME         12.50     900.00     first order
                                           of April
02/04    SHELL         5.00     895.00
03/04    RENT        700.00     195.00     late
04/04    RENT         10.00     185.00`,
    ['Date', 'Details', 'Amount', 'Balance', 'Note'],
  ],
  [
    'a column of what was paid abroad is none',
    `
Date     Details     Amount     Foreign
01/04    ACME         12.50     USD 13.00
02/04    SHELL         5.00     USD  6.00
03/04    RENT        700.00     EUR 80.00
04/04    RENT         10.00     USD 11.00
05/04    RENT         10.00     EUR 12.00`,
    ['Date', 'Details', 'Amount', 'Foreign'],
  ],
  [
    'a column of charges is none',
    `
Date     Details     Amount    Balance     Fees
01/04    ACME         12.50     900.00     2.50
02/04    SHELL         5.00     895.00     2.50
03/04    RENT        700.00     195.00
04/04    RENT         10.00     185.00
05/04    RENT         10.00     175.00`,
    ['Date', 'Details', 'Amount', 'Balance', 'Fees'],
  ],
])('%s', (_, text, titles) => {
  expect(titlesOf(text)).toEqual(titles)
})
