import { expect, test } from 'vitest'
import { findMoneyConventions } from './find-money-conventions.ts'

test.each([
  [['1,234.56', '7.10', 'Page', '2'], { decimal: '.', exponent: 2 }],
  [['1.234,56', '7,10', '12.05.2024'], { decimal: ',', exponent: 2 }],
  [['1,234.567', '0.500', '12.250'], { decimal: '.', exponent: 3 }],
  [['80712.427', '(1967.047)'], { decimal: '.', exponent: 3 }],
  [["1'266,572", '’', '31’796,569'], { decimal: ',', exponent: 3 }],
  [['2.857,000', '2.347.000', '9.263.000', '351.000'], { decimal: '.', exponent: 0 }],
  [['688,415', '1 204,337', '10 516,496'], { decimal: ',', exponent: 3 }],
  [['1,234', '12,000', '2024/05/12'], { decimal: '.', exponent: 0 }],
  [['42.80/RMB(支出)', '2,699.00/RMB(支出)'], { decimal: '.', exponent: 2 }],
  [['1,234', '3 204,337', '12,000'], { decimal: '.', exponent: 0 }],
  [['HUF', '395.33', '- 3 120', '1 270 000', '212 309', '894'], { decimal: '.', exponent: 0 }],
  [['395.33', '- 3 120', '7.10', '894'], { decimal: '.', exponent: 2 }],
  [['ísl.kr.', '5.000', '12.749', '0.000', '345'], { decimal: '.', exponent: 0 }],
  // Rates beside amounts without decimals.
  [['0.000', '25.939', '0.000', '103,834', '42,900', '2,801,769'], { decimal: '.', exponent: 0 }],
  [['KWD', '5.000', '12.749', '0.000', '345'], { decimal: '.', exponent: 3 }],
  // A code that is printed less often than dollars is none of the account.
  [['TND', '$', '187.450', '$', '23.890', '15.000'], { decimal: '.', exponent: 0 }],
  [['KWD', '$', '187.450', 'KWD', '23.890', '15.000'], { decimal: '.', exponent: 3 }],
])('%j', (texts, convention) => {
  expect(findMoneyConventions(texts)[0]).toEqual(convention)
})

test('thousands that nothing parts from decimals are tried after decimals that are fewer', () => {
  const texts = ['0,46', '0,54', '3.872', '1.825.882', '1.811.748']
  expect(findMoneyConventions(texts)).toEqual([
    { decimal: ',', exponent: 2 },
    { decimal: '.', exponent: 0 },
    { decimal: ',', exponent: 2, dropsNoughts: true },
  ])
})

test('a currency of hundredths that is named may leave out noughts, or all of them', () => {
  const few = ['IDR', '1.250,00', '12.000', '7.500']
  const most = ['IDR', '0,50', '12.000', '7.500', '3.000']
  const exponents = (texts: string[]) =>
    findMoneyConventions(texts).map(({ exponent, dropsNoughts }) => (dropsNoughts ? 'drops' : exponent))
  expect(exponents(['IDR', '1.250,00', '12,00'])).toEqual([2, 'drops'])
  expect(exponents(few)).toEqual([2, 'drops', 0])
  expect(exponents(most)).toEqual([2, 'drops', 0])
})

test('beside a rate of four decimals, a currency without any is whole', () => {
  const texts = ['XOF', '9,5000', '715', '722']
  expect(findMoneyConventions(texts).map(({ exponent }) => exponent)).toEqual([0, 2])
  expect(findMoneyConventions(texts.slice(1)).map(({ exponent }) => exponent)).toEqual([2, 0])
})

test('figures with one decimal at most may leave out noughts', () => {
  expect(findMoneyConventions(['13078', '21.3', '886', '12799.7'])).toEqual([
    { decimal: '.', exponent: 0 },
    { decimal: '.', exponent: 2, dropsNoughts: true },
  ])
})
