import { expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { completeEras } from './complete-eras.ts'

const yearsOf = (text: string) =>
  completeEras(typesetPages(text)).flatMap(({ lines }) =>
    lines.flatMap(({ words }) => words.flatMap(({ text }) => /^\d{4}-/.exec(text)?.[0] ?? [])),
  )

const ROWS = '06-04-03   *100   *900\n06-04-05   *100   *800\n06-04-21   *100   *700'

test.each([
  [
    'of a passbook count from the era',
    `年月日   お支払金額   差引残高\n${ROWS}`,
    ['2024-', '2024-', '2024-'],
  ],
  [
    'behind the numbers of rows count from it, too',
    `行  年 月 日   お支払金額   差引残高\n1   06-04-03   *100   *900\n2   06-04-05   *100   *800\n3   06-04-21   *100   *700`,
    ['2024-', '2024-', '2024-'],
  ],
  [
    'count from it beside those of other years in another list',
    `年月日   お支払金額   差引残高\n${ROWS}\n06-05-01   *1   *2\n02-11-20   *500`,
    ['2024-', '2024-', '2024-', '2024-', '2020-'],
  ],
  ['elsewhere are common ones', `Date   Paid   Balance\n${ROWS}`, []],
  ['beside another that is printed are not those of the era', `年月日   発行日 2006年5月1日\n${ROWS}`, []],
  ['that stand last do not stand first', `年月日\n${ROWS.replace(/06-04-(\d\d)/g, '$1-04-06')}`, []],
])('years of two digits %s', (_, text, years) => {
  expect(yearsOf(text)).toEqual(years)
})
