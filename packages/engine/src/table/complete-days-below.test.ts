import { describe, expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { completeDaysBelow } from './complete-days-below.ts'

/** The first word of each line, after its date was completed. */
const firstWords = (...texts: string[]) =>
  completeDaysBelow(typesetPages(...texts)).flatMap(({ lines }) => lines.map(({ words }) => words[0]?.text))

describe('days below the row that prints their month', () => {
  test.each<[string, string[], (string | undefined)[]]>([
    [
      'behind year and month',
      [
        `
26 Julio 13   PAGO        500.000,00-
         17   PAGO        100.000,00-
         22   TIENDA       22.105,32
         23   OTRA          1.000,00
26 Agosto 2   PAGO          1.000,00-`,
      ],
      ['13 Julio 26', '17 Julio 26', '22 Julio 26', '23 Julio 26', '2 Agosto 26'],
    ],
    [
      'behind a month without a year, and on the next page',
      [
        `
Jul 13   PAYMENT     500.00
    17   PAYMENT     100.00
    22   STORE       205.32`,
        `
    23   OTHER        10.00`,
      ],
      ['13 Jul', '17 Jul', '22 Jul', '23 Jul'],
    ],
    [
      'numbers elsewhere are none',
      [
        `
26 Julio 13   PAGO        500.000,00-
17   PAGO        100.000,00-
22   TIENDA       22.105,32
23   OTRA          1.000,00`,
      ],
      ['26', '17', '22', '23'],
    ],
    [
      'nor is a date that none follow',
      [
        `
26 Julio 13   PAGO        500.000,00-
27 Julio 13   PAGO        100.000,00-`,
      ],
      ['26', '27'],
    ],
  ])('%s', (_, pages, expected) => {
    expect(firstWords(...pages)).toEqual(expected)
  })
})
