import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openPdf, type Statement } from '@ledgerlift/engine'
import { extractInThreads, startHost } from '@ledgerlift/engine-node'
import { expect, test } from 'vitest'

/** What they show stands in `src/scans/write-damaged-scans.ts`. */
const scan = (name: string) =>
  readFileSync(fileURLToPath(new URL(`../../../corpus/damaged/${name}.pdf`, import.meta.url)))
const host = await startHost()

async function read(name: string): Promise<Statement> {
  const file = openPdf(host.pdfium, scan(name))
  try {
    return await extractInThreads(host, file)
  } finally {
    file.close()
  }
}

test('a digit of a scan that the balances tell is corrected, and what was read stays in its cell', async () => {
  const { transactions, ocrPages } = await read('one-digit')
  expect(ocrPages).toEqual([1])
  const [row, ...others] = transactions.filter(({ check }) => check === 'corrected')
  expect([row?.description, row?.debit, others.length]).toEqual(['WATER BOARD', '31.18', 0])
  expect(row?.cells.debit).toMatchObject({ text: '-31.13', asked: '-31.18' })
})

test('where either of two amounts may be misread both are contradicted, and stay as they were read', async () => {
  const { transactions } = await read('either-digit')
  expect(transactions.slice(4).map(({ debit, check }) => [debit, check])).toEqual([
    ['31.13', 'contradicted'],
    ['16.93', 'contradicted'],
    ['3.60', 'proved'],
  ])
  expect(transactions.flatMap(({ cells }) => cells.debit?.asked ?? [])).toEqual([])
})
