import { expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { joinDateColumns } from './join-date-columns.ts'

const joined = (text: string) =>
  joinDateColumns(typesetPages(text)).flatMap(({ lines }) => lines.map((line) => line.text))

test('parts of a date in columns become one word, with the year that was printed last', () => {
  expect(
    joined(`
年     月   日   摘要          残高
2024   11    3   カード       123,902
       12   25   給料         300,865
2025    1    6   電気         269,107
        1   10   ガス         260,000`),
  ).toEqual([
    '年 月 日 摘要 残高',
    '2024年11月3日 カード 123,902',
    '2024年12月25日 給料 300,865',
    '2025年1月6日 電気 269,107',
    '2025年1月10日 ガス 260,000',
  ])
})

test('a year of two digits that the document prints in full begins a date under any title', () => {
  const text = `
お支払日 2024年12月02日
ご利用日   ご利用先      ご利用金額
24 10 11   渋谷          4,382
24 10 12   新宿          2,176
24 11  1   品川            260`
  expect(joined(text).slice(2)).toEqual([
    '2024年10月11日 渋谷 4,382',
    '2024年10月12日 新宿 2,176',
    '2024年11月1日 品川 260',
  ])
  expect(joined(text.replace('2024', '2023'))).toContain('24 11 1 品川 260')
})

test.each([
  [
    'without a year',
    `
月   日   利用場所       残高
11    3   渋谷          1,902
11    4   新宿          1,720
11    5   品川          1,550`,
    ['11月3日 渋谷 1,902', '11月4日 新宿 1,720', '11月5日 品川 1,550'],
  ],
  [
    'numbers under other titles are left alone',
    `
No   Qty  利用場所       残高
11    3   渋谷          1,902
11    4   新宿          1,720
11    5   品川          1,550`,
    ['11 3 渋谷 1,902', '11 4 新宿 1,720', '11 5 品川 1,550'],
  ],
  [
    'numbers that stand elsewhere than most are left alone',
    `
月   日   利用場所       残高
11    3   渋谷          1,902
11    4   新宿          1,720
11    5   品川          1,550
         7  8   枚`,
    ['11月3日 渋谷 1,902', '11月4日 新宿 1,720', '11月5日 品川 1,550', '7 8 枚'],
  ],
])('%s', (_, text, lines) => {
  expect(joined(text).slice(1)).toEqual(lines)
})
