import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPdf } from '@ledgerlift/engine'
import { extractInThreads, startHost } from '@ledgerlift/engine-node'
import { expect, test } from 'vitest'
import { OWN_SET } from '../src/folders.ts'
import { wrongButProved } from '../src/wrong-but-proved.ts'

const ID = 'scan-in-sbi-grid'

test('a scan is read as what is printed on it, and proves nothing that is wrong', async () => {
  const host = await startHost()
  const file = openPdf(host.pdfium, readFileSync(join(OWN_SET, `${ID}.pdf`)))
  const pages: number[] = []
  const statement = await extractInThreads(host, file, { onPage: (done) => pages.push(done) })
  file.close()
  const { transactions } = JSON.parse(readFileSync(join(OWN_SET, `${ID}.truth.json`), 'utf8'))
  const moneyOf = (rows: typeof statement.transactions) =>
    rows.map(({ date, debit, credit, balance }) => [date, debit, credit, balance].join(' '))
  expect(moneyOf(statement.transactions)).toEqual(moneyOf(transactions))
  expect([statement.ocrPages, pages]).toEqual([
    [1, 2],
    [1, 2],
  ])
  expect(wrongButProved(OWN_SET, new Map([[ID, statement]]))).toEqual([])
})
