import { readXlsx } from 'hucre/xlsx'
import { describe, expect, test } from 'vitest'
import { ExportError, type Exported, FORMATS, formatNamed } from '../src/index.ts'
import { RESULT } from './made-up-result.ts'

const write = (id: string, exported: Exported = RESULT) => formatNamed(id)?.write(exported) ?? []

const withRows = (change: (row: Exported['rows'][number]) => object): Exported => ({
  ...RESULT,
  rows: RESULT.rows.map((row) => ({ ...row, ...change(row) })),
})

test.each(FORMATS.filter(({ id }) => id !== 'xlsx').map(({ id, extension }) => [id, extension]))(
  '%s is as it was agreed, to the letter',
  async (id, extension) => {
    for (const { suffix, content } of await write(id)) {
      await expect(content).toMatchFileSnapshot(`golden/${id}${suffix}.${extension}`)
    }
  },
)

test('a table of no statement goes into CSV and XLSX as it is', async () => {
  const plain: Exported = { headers: ['Item', 'Price'], data: [['007', '12.50']], rows: [], accounts: [] }
  expect((await write('csv', plain))[0]?.content).toBe('\uFEFFItem,Price\r\n\t007,12.50\r\n')
  const [file] = await write('xlsx', plain)
  const { sheets } = await readXlsx(file?.content as Uint8Array)
  expect(sheets[0]?.rows).toEqual([
    ['Item', 'Price'],
    ['007', 12.5],
  ])
  await expect(write('ofx', plain)).rejects.toMatchObject({ problem: 'no-transactions' })
})

describe('what a format cannot do without is asked for, and not made up', () => {
  test.each(FORMATS.filter(({ isForPrograms }) => isForPrograms).map(({ id }) => id))(
    'a date in %s',
    async (id) => {
      const undated = withRows(({ page }) => (page === 2 ? { date: null } : {}))
      await expect(write(id, undated)).rejects.toThrow(ExportError)
      await expect(write(id, undated)).rejects.toMatchObject({ problem: 'row-without-date', rows: 1 })
    },
  )

  test('balances in MT940 and CAMT.053, where one of the two is enough', async () => {
    const without = (keep: object): Exported => ({
      ...RESULT,
      accounts: RESULT.accounts.map((one) => ({
        ...one,
        openingBalance: null,
        closingBalance: null,
        ...keep,
      })),
    })
    for (const id of ['mt940', 'camt053']) {
      await expect(write(id, without({}))).rejects.toMatchObject({ problem: 'no-balance' })
      const [file] = await write(id, without({ openingBalance: '1000.00' }))
      expect(file?.content).toMatch(/2934[.,]55/)
    }
    expect((await write('ofx', without({})))[0]?.content).not.toContain('LEDGERBAL')
  })
})

test('transactions keep their names, whatever stands around them', async () => {
  const ids = async (exported: Exported) => {
    const [file] = await write('ofx', exported)
    return [...String(file?.content).matchAll(/<FITID>(.*?)</g)].map(([, id]) => id)
  }
  const all = await ids(RESULT)
  expect(new Set(all).size).toBe(RESULT.rows.length)
  expect(await ids(RESULT)).toEqual(all)
  const later = { ...RESULT, rows: RESULT.rows.slice(1), data: RESULT.data.slice(1) }
  expect(await ids(later)).toEqual(all.slice(1))
})

test('programs that read a thousand rows from a file get several', async () => {
  const many = Array.from({ length: 2100 }, (_, i) => ({ ...RESULT.rows[0], description: `Row ${i}` }))
  const files = await write('xero', { ...RESULT, rows: many as Exported['rows'], data: [] })
  expect(files.map(({ suffix }) => suffix)).toEqual(['_part1', '_part2', '_part3'])
  expect(files.map(({ content }) => String(content).trim().split('\r\n').length)).toEqual([1001, 1001, 101])
})

test('separator and decimal sign of a CSV can be chosen', async () => {
  const [file] = (await formatNamed('csv')?.write(RESULT, { csv: { separator: ';', decimal: ',' } })) ?? []
  const lines = String(file?.content).split('\r\n')
  expect(lines[2]).toBe(`2024-04-03;2024-04-04;"'=SUM(A1) Gehalt";;;2700,05;2950,05;…4471;1;proved`)
})
