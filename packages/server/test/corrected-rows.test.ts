import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { type ConversionFields, conversionResult } from '@ledgerlift/contract'
import { expect, it } from 'vitest'
import { testServer, visitor } from './helper.ts'

const { url } = testServer()
const scan = (name: string) =>
  new Uint8Array(readFileSync(fileURLToPath(new URL(`../../../corpus/damaged/${name}.pdf`, import.meta.url))))

async function converted(name: string, fields: ConversionFields = {}) {
  const sender = visitor(url)
  const { uuid } = (await sender.convertWith(scan(name), fields)).body
  return conversionResult.parse((await sender.result(uuid)).body)
}

it('a row of a scan that the balances correct carries what was read and what they asked for', async () => {
  const { transactions, ocrPages } = await converted('one-digit')
  expect(ocrPages).toEqual([1])
  expect(transactions.filter(({ check }) => check === 'corrected')).toMatchObject([
    { description: 'WATER BOARD', debit: '31.18', cells: { debit: { text: '-31.13', asked: '-31.18' } } },
  ])
})

it('rows of which either may be misread are contradicted', async () => {
  const { transactions } = await converted('either-digit')
  expect(transactions.map(({ check }) => check)).toEqual([
    'unproved',
    'proved',
    'proved',
    'proved',
    'contradicted',
    'contradicted',
    'proved',
  ])
})

it('a scan that is not to be recognised is named as one', async () => {
  const { transactions, ocrPages, warnings } = await converted('one-digit', { ocr: 'never' })
  expect([transactions, ocrPages, warnings.map(({ code, page }) => [code, page])]).toEqual([
    [],
    [],
    [['page-needs-ocr', 1]],
  ])
})
