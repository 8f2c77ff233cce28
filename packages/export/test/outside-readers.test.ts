import { CashManagementEndOfDayReport } from 'iso20022.js'
import * as mt940 from 'mt940-js'
import { Ofx } from 'ofx-data-extractor'
import { readSheet } from 'read-excel-file/node'
import { expect, test } from 'vitest'
import { formatNamed } from '../src/index.ts'
import { BOOKED, RESULT } from './made-up-result.ts'

/** Programs that others wrote read what we write. More of them, which npm does not have, are in more-readers.test.ts. */

const written = async (id: string) => (await formatNamed(id)?.write(RESULT))?.[0]?.content ?? ''

test.each(['ofx', 'qbo'])('ofx-data-extractor reads %s', async (id) => {
  const { transactions } = new Ofx(String(await written(id))).toNormalized()
  expect(transactions.map((row) => [String(row.postedAt).slice(0, 10), row.amount])).toEqual(BOOKED.flat())
})

test('mt940-js reads MT940', async () => {
  const statements = await mt940.read(
    new TextEncoder().encode(String(await written('mt940'))).buffer as ArrayBuffer,
  )
  const seen = statements.map(({ transactions, openingBalance, closingBalance }) => ({
    rows: transactions.map(({ isCredit, amount, entryDate }) => [entryDate, isCredit ? amount : -amount]),
    balances: [openingBalance, closingBalance].map((one) => (one?.isCredit ? one.value : -(one?.value ?? 0))),
  }))
  expect(seen.map(({ rows }) => rows)).toEqual(BOOKED)
  expect(seen.map(({ balances }) => balances)).toEqual([
    [1000, 2934.55],
    [0, -120.5],
  ])
})

test('iso20022.js reads CAMT.053', async () => {
  const { statements } = CashManagementEndOfDayReport.fromXML(String(await written('camt053')))
  const seen = statements.map(({ entries }) =>
    entries.map(({ amount, creditDebitIndicator, bookingDate }) => [
      bookingDate.toISOString().slice(0, 10),
      (creditDebitIndicator === 'credit' ? amount : -amount) / 100,
    ]),
  )
  expect(seen).toEqual(BOOKED)
})

test('read-excel-file reads XLSX: days as days, amounts as numbers, references as texts', async () => {
  const bytes = Buffer.from((await written('xlsx')) as Uint8Array)
  const rows = await readSheet(bytes, '…4471')
  expect(rows[0]).toEqual([
    'Date',
    'Value Date',
    'Description',
    'Reference',
    'Debit',
    'Credit',
    'Balance',
    'Page',
    'Check',
    'Why',
  ])
  expect(rows[1]?.slice(0, 7)).toEqual([
    new Date('2024-04-02T00:00:00Z'),
    null,
    'Miete & "Strom" Müller GmbH',
    '0000000944855179',
    750,
    null,
    250,
  ])
  expect(rows[2]?.[2]).toBe('=SUM(A1) Gehalt')
  expect(rows[4]?.[8]).toBe('proved, edited by hand')
})
