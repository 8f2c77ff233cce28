import { expect, test } from 'vitest'
import { narrowFigures } from './wide-figures.ts'

test.each([
  ['２０２４／０３／１７', '2024/03/17'],
  ['３月１７日', '3月17日'],
  ['１，２３４円', '1,234円'],
  ['￥8,057.79', '¥8,057.79'],
  ['￥', '¥'],
  ['－１２０', '-120'],
])('%s is %s', (wide, narrow) => {
  expect(narrowFigures(wide)).toBe(narrow)
})

test.each(['ＡＴＭ', '３月分', 'ｶ)ｱｵｲ', '～', '－'])('the text %s stays', (text) => {
  expect(narrowFigures(text)).toBe(text)
})
