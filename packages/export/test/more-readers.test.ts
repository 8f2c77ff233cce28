import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, type TestContext, test } from 'vitest'
import { FORMATS } from '../src/index.ts'
import { BOOKED, RESULT } from './made-up-result.ts'
import { orSkip } from './readers/fetched-once.ts'
import { hledger, libreOffice } from './readers/from-debian.ts'
import { pythonWithReaders } from './readers/from-pypi.ts'
import { run } from './readers/run.ts'

/** Readers that are no npm packages. Where they are not installed the tests fetch them, once, from PyPI and Debian. */

/**
 * What the programs publish of the CSV that they import: Xero's template, QuickBooks Online's form of three columns (at
 * most 350 KB), FreeAgent's three columns without titles; the first two read a thousand rows of a file.
 */
const YEAR_FIRST = /^(?<y>\d{4})-(?<m>\d\d)-(?<d>\d\d)$/
const MONTH_FIRST = /^(?<m>\d\d)\/(?<d>\d\d)\/(?<y>\d{4})$/
const DAY_FIRST = /^(?<d>\d\d)\/(?<m>\d\d)\/(?<y>\d{4})$/
const THREE = ['Date', 'Description', 'Amount']
const XERO = ['*Date', '*Amount', 'Payee', 'Description', 'Reference', 'Cheque Number']
const IMPORT_RULES = [
  { program: 'xero', titles: XERO, date: YEAR_FIRST, columns: { date: 0, amount: 1 } },
  { program: 'quickbooks-us', titles: THREE, date: MONTH_FIRST, columns: { date: 0, amount: 2 } },
  { program: 'quickbooks-uk', titles: THREE, date: DAY_FIRST, columns: { date: 0, amount: 2 } },
  { program: 'freeagent', titles: null, date: DAY_FIRST, columns: { date: 0, amount: 1 } },
]

let folder = ''
const at = (name: string) => join(folder, name)
const ALL = BOOKED.flat()

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ledgerlift-exports-'))
  for (const { id, extension, write } of FORMATS) {
    for (const { suffix, content } of await write(RESULT))
      writeFileSync(at(`${id}${suffix}.${extension}`), content)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('readers written in Python', () => {
  type Voucher = {
    id: string
    kind: string
    date: string
    entries: [name: string, deemed: string, amount: string][]
  }
  type Seen = Readonly<Record<string, unknown>> & {
    readonly camt053: readonly (readonly unknown[])[]
    readonly xlsx: { readonly formulas: readonly string[]; readonly types: readonly (readonly string[])[] }
    readonly csv: Readonly<Record<string, readonly { bytes: number; rows: string[][] }[]>>
    readonly tally: readonly Voucher[]
  }
  let found: Seen | null = null
  const seenIn = (context: TestContext): Seen => {
    const python = orSkip(context, pythonWithReaders)
    if (found === null) {
      run(python, [join(import.meta.dirname, 'readers/read_all.py'), folder, at('seen.json')])
      found = JSON.parse(readFileSync(at('seen.json'), 'utf8')) as Seen
    }
    return found
  }

  test('ofxtools, quiffen, mt-940, pycamt, beancount and openpyxl see the same rows', (context) => {
    const { camt053, xlsx, ...others } = seenIn(context)
    expect(others).toMatchObject({
      ofx: BOOKED,
      qbo: BOOKED,
      qif: BOOKED,
      mt940: [ALL],
      beancount: { errors: [], rows: [...ALL].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)) },
    })
    expect(xlsx).toMatchObject({
      sheets: ['Summary', '…4471', '…9003'],
      frozen: 'A2',
      filter: 'A1:J6',
      dates: [true, '2024-04-02'],
    })
    expect(camt053.flat()).toEqual(expect.arrayContaining([...(BOOKED[0] ?? [])]))
    // Formulas are only ours; a text never is one.
    expect(xlsx.formulas).toHaveLength(5)
    expect(xlsx.types[1]?.[2]).toBe('s')
    expect(xlsx.types[0]?.slice(3, 5)).toEqual(['s', 'n'])
  })

  test('IronCalc computes the summary, and notices an amount that is changed', (context) => {
    expect(seenIn(context).sums).toEqual({
      before: [
        [1000, 2700.05, 765.5, 2934.55, 2934.55, 0, 'yes'],
        [0, 30, 150.5, 120.5, 120.5, 0, 'yes'],
      ],
      after: [
        [1000, 2700.05, 765.51, 2934.54, 2934.55, -0.01, 'NO'],
        [0, 30, 150.5, 120.5, 120.5, 0, 'yes'],
      ],
    })
  })

  test.for(IMPORT_RULES)('$program would take its CSV', ({ program, titles, date, columns }, context) => {
    const files = seenIn(context).csv[program] ?? []
    const booked = files.map(({ bytes, rows }) => {
      expect(bytes).toBeLessThanOrEqual(350 * 1024)
      expect(rows.length).toBeLessThanOrEqual(1000 + (titles ? 1 : 0))
      if (titles) expect(rows[0]).toEqual(titles)
      return rows.slice(titles ? 1 : 0).map((row) => {
        expect(row).toHaveLength(titles?.length ?? 3)
        const [day = '', amount = ''] = [row[columns.date], row[columns.amount]]
        expect(amount).toMatch(/^-?\d+(\.\d+)?$/)
        const { y, m, d } = date.exec(day)?.groups ?? {}
        return [`${y}-${m}-${d}`, Number(amount)]
      })
    })
    expect(booked).toEqual(BOOKED)
  })

  test('Tally’s vouchers each come to nothing, and to the rows in the ledgers of the accounts', (context) => {
    const vouchers = seenIn(context).tally
    expect(new Set(vouchers.map(({ id }) => id)).size).toBe(ALL.length)
    const booked = vouchers.map(({ kind, date, entries }) => {
      expect(entries.reduce((sum, [, , amount]) => sum + Number(amount), 0)).toBe(0)
      // A debit is deemed positive, and its amount has a minus.
      for (const [, deemed, amount] of entries) expect(deemed).toBe(amount.startsWith('-') ? 'Yes' : 'No')
      const bankAmount = -Number(entries.find(([name]) => name.startsWith('Bank '))?.[2])
      expect(kind).toBe(bankAmount < 0 ? 'Payment' : 'Receipt')
      return [date.replace(/(....)(..)(..)/, '$1-$2-$3'), bankAmount]
    })
    expect(booked).toEqual(ALL)
  })
})

test('hledger checks its journal, and comes to the closing balances', (context) => {
  const balances = orSkip(
    context,
    hledger,
  )(
    ...[
      '-f',
      at('hledger.journal'),
      'balance',
      'Assets',
      'Liabilities',
      '--output-format',
      'csv',
      '--no-total',
    ],
  )
  expect(balances).toContain('"Assets:Bank:4471","EUR 2934.55"')
  expect(balances).toContain('"Liabilities:Card:9003","EUR -120.50"')
})

test('LibreOffice keeps references, and its own sums say that the accounts add up', (context) => {
  const office = orSkip(context, libreOffice)
  const convert = (name: string, filter: string) =>
    office('--convert-to', filter, '--outdir', folder, at(name))
  convert('xlsx.xlsx', 'csv:Text - txt - csv (StarCalc):44,34,76,1,,0,false,true,true,false,false,1')
  const summary = readFileSync(at('xlsx-Summary.csv'), 'utf8').trim().split('\n')
  expect(summary.map((line) => line.split(',').slice(-3, -1))).toEqual([
    ['Difference', 'Adds up'],
    ['0.00', 'yes'],
    ['0.00', 'yes'],
  ])
  writeFileSync(at('table.csv'), readFileSync(at('csv.csv')))
  convert('table.csv', 'fods')
  const cells = readFileSync(at('table.fods'), 'utf8')
  expect(cells).toMatch(/office:value-type="string"[^>]*>\s*<text:p>(?:<text:tab\/>|\t)?0000000944855179</)
  expect(cells).toMatch(/office:value-type="float" office:value="750"/)
  expect(cells).toMatch(/office:date-value="2024-04-02"/)
  expect(cells).not.toContain('table:formula')
})
