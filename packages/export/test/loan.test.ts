import { readXlsx } from 'hucre/xlsx'
import { expect, test } from 'vitest'
import { type Exported, formatNamed } from '../src/index.ts'
import { RESULT } from './made-up-result.ts'

const [example] = RESULT.rows
/** A loan of which 609.55 is paid back, with 87.07 of interest. */
const ROWS = [
  {
    ...example,
    description: 'LOAN ADVANCE',
    reference: null,
    debit: '365.69',
    credit: null,
    balance: '2365.69',
  },
  {
    ...example,
    description: 'PAYMENT',
    reference: null,
    debit: null,
    credit: '696.62',
    interestAndFees: '87.07',
    balance: '1756.14',
  },
] as Exported['rows']
const LOAN: Exported = {
  headers: ['Date', 'Transaction Reference', 'Debit', 'Credit', 'Interest and Fees', 'Balance'],
  data: ROWS.map((row) => [
    row.date ?? '',
    row.description,
    row.debit ?? '',
    row.credit ?? '',
    row.interestAndFees ?? '',
    row.balance ?? '',
  ]),
  rows: ROWS,
  accounts: [
    {
      number: '…0051',
      currency: 'USD',
      openingBalance: '2000.00',
      closingBalance: '1756.14',
      period: { start: '2024-04-01', end: '2024-04-30' },
      owed: true,
      check: 'proved',
    },
  ],
}
const write = async (id: string) => (await formatNamed(id)?.write(LOAN))?.[0]?.content ?? ''

test('programs book the whole payment, and against it what of it is interest', async () => {
  const ofx = String(await write('ofx'))
  expect([...ofx.matchAll(/<TRNAMT>(.*?)<.*?<NAME>(.*?)</g)].map(([, ...found]) => found)).toEqual([
    ['-365.69', 'LOAN ADVANCE'],
    ['696.62', 'PAYMENT'],
    ['-87.07', 'Interest and fees: PAYMENT'],
  ])
  expect(ofx).toContain('<BALAMT>-1756.14<')
})

test('a journal whose rows come to the closing balance asserts it', async () => {
  expect(String(await write('beancount'))).toMatch(/^2024-05-01 balance .* -1756\.14 USD$/m)
})

test('a spreadsheet has the interest in a column, and counts it', async () => {
  expect(String(await write('csv'))).toContain('PAYMENT,,696.62,87.07,1756.14,1,proved')
  const { sheets } = await readXlsx((await write('xlsx')) as Uint8Array)
  const [summary, account] = sheets
  expect(account?.rows[2]?.slice(1, 6)).toEqual(['PAYMENT', null, 696.62, 87.07, 1756.14])
  const titles = summary?.rows[0] ?? []
  const formulaOf = (title: string) => summary?.cells?.get(`1,${titles.indexOf(title)}`)?.formula
  expect(formulaOf('Interest and fees')).toBe("SUM('…0051'!E2:E3)")
  // Opening balance, money out, money in, interest.
  expect(formulaOf('Opening + rows')).toBe('C2+E2-D2+F2')
})
