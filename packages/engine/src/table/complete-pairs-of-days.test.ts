import { expect, test } from 'vitest'
import { typesetPages } from '../../test-support/typeset-pages.ts'
import { completePairsOfDays } from './complete-pairs-of-days.ts'

const firstWords = (text: string) =>
  completePairsOfDays(typesetPages(text)).flatMap(({ lines }) =>
    lines.slice(1).map(({ words }) => [words[0]?.text, words[1]?.text].join(' ')),
  )

const ROWS = `
04/04   COMPRA     99.41
13/15   VENTA     159.36
27/29   ABONO     118.43
30/02   ISR        35.53
31/31   ISR        35.53`

test('pairs of days are of the month that the statement names, or of the one after', () => {
  expect(firstWords(`PERIODO DEL 1 AL 30 DE SEPTIEMBRE DE 2021${ROWS}`)).toEqual([
    '2021-09-04 2021-09-04',
    '2021-09-13 2021-09-15',
    '2021-09-27 2021-09-29',
    '2021-09-30 2021-10-02',
    '31/31 ISR',
  ])
})

test.each([
  [
    'of which one may be a month',
    `PERIODO DEL 1 AL 30 DE SEPTIEMBRE DE 2021${ROWS.replace('13/15', '13/10').replace('31/31', '31/01')}`,
  ],
  ['that count instalments', `PERIODO DEL 1 AL 30 DE SEPTIEMBRE DE 2021${ROWS.replace('13/15', '13/24')}`],
  ['without a period', `SEPTIEMBRE${ROWS}`],
])('pairs %s stay as they are', (_, text) => {
  expect(firstWords(text)[0]).toBe('04/04 COMPRA')
})
