import { expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { partGluedDays } from './part-glued-days.ts'

const ROWS = `
0016BK02 12 VIR.EMIS     02 12 2024  2 578,00
0024CZ03 12 REMISE       03 12 2024  7 200,00
0016BK03 12 VIR.EMIS     03 12 2024  1 200,00
0109PX04 12 PAIEMENT     04 12 2024    864,35`

const beginningsOf = (text: string) =>
  partGluedDays(typesetPages(text)).flatMap(({ lines }) =>
    lines.map(({ words }) =>
      words
        .slice(0, 3)
        .map((word) => word.text)
        .join('|'),
    ),
  )

test('codes that end in the days of rows are parted from them', () => {
  expect(beginningsOf(ROWS)).toEqual(['0016BK|02|12', '0024CZ|03|12', '0016BK|03|12', '0109PX|04|12'])
})

test('whole days before codes are parted from them', () => {
  const days = ['02', '03', '04', '05'].map((day) => `${day}-04-2019S421178${day} 0  TO ATM WDL   3,000.00`)
  expect(beginningsOf(days.join('\n'))[1]).toBe('03-04-2019|S42117803|0')
})

test.each([
  ['few rows', ROWS.split('\n').slice(0, 4).join('\n')],
  ['rows of a single day', ROWS.replaceAll(/0[34] 12/g, '02 12')],
  ['numbers that are no month', ROWS.replaceAll(' 12 ', ' 47 ')],
])('%s show no such codes', (_, text) => {
  const pages = typesetPages(text)
  expect(partGluedDays(pages)).toBe(pages)
})
