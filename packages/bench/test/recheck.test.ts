import { readFileSync } from 'node:fs'
import { type CorrectedRow, extractStatement, recheck, type Statement, verdictOf } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
import { describe, expect, test } from 'vitest'
import { digitalDocuments } from '../src/digital-documents.ts'

const pdfium = await startPdfium()

const asRead = ({ transactions }: Statement): CorrectedRow[] =>
  transactions.map((row, from) => ({ ...row, from, edited: [] }))

/** The rows, with some values of one row changed as a person would correct them. */
const withRow = (statement: Statement, index: number, change: Partial<CorrectedRow>): CorrectedRow[] =>
  asRead(statement).map((row, i) =>
    i === index ? { ...row, ...change, edited: Object.keys(change) as CorrectedRow['edited'] } : row,
  )

const plusTen = (amount: string) => amount.replace(/^\d+/, (whole) => String(Number(whole) + 10))

describe.each(digitalDocuments())('$id', ({ file }) => {
  const statement = extractStatement(pdfium, new Uint8Array(readFileSync(file)))
  const state = (one: Statement) => verdictOf(one).state

  test('untouched, it is what it was', () => {
    expect(recheck(statement, asRead(statement))).toEqual(statement)
  })

  test('a wrong amount is found where amounts are proved, and mended it is proved again', () => {
    const index = statement.transactions.findIndex(
      ({ check, witness }) => check === 'proved' && witness !== 'none',
    )
    const row = statement.transactions[index]
    if (!row) return
    const side = row.debit === null ? 'credit' : 'debit'
    const right = row[side] as string
    const broken = recheck(statement, withRow(statement, index, { [side]: plusTen(right) }))
    expect(broken.transactions[index]?.check).not.toBe('proved')
    expect(state(broken)).not.toMatch(/proved$/)
    const mended = recheck(statement, withRow(statement, index, { [side]: right }))
    expect(mended.transactions.map(({ check }) => check)).toEqual(
      statement.transactions.map(({ check }) => check),
    )
    expect(state(mended)).toBe(state(statement))
  })

  test('a row that is lost, or there twice, breaks what is proved', () => {
    const index = statement.transactions.findIndex(({ check }) => check === 'proved')
    if (index < 0) return
    const rows = asRead(statement)
    const lost = recheck(
      statement,
      rows.filter((_, i) => i !== index),
    )
    const twice = recheck(
      statement,
      rows.flatMap((row, i) => (i === index ? [row, { ...row, from: null }] : [row])),
    )
    for (const one of [lost, twice]) expect(state(one)).not.toMatch(/proved$/)
  })
})
