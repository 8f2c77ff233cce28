import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { FORMATS } from '../src/index.ts'
import { BOOKED, RESULT } from './made-up-result.ts'

/**
 * Readers that are no npm packages: they are asked where they are installed, and else the test says what is missing.
 *
 *     python3 -m venv readers && readers/bin/pip install -r packages/export/test/readers/requirements.txt
 *     apt-get install hledger libreoffice-calc-nogui
 *     READERS_PYTHON=readers/bin/python npx vitest run packages/export
 */
const PYTHON = process.env.READERS_PYTHON ?? 'python3'
const MODULES = 'beancount, mt940, ofxtools, openpyxl, pycamt, quiffen'
const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0

const hasPython = works(PYTHON, '-c', `import ${MODULES}`)
const hasHledger = works('hledger', '--version')
const hasOffice = works('soffice', '--version')
const needs = (isThere: boolean, what: string) => (isThere ? '' : ` (skipped: needs ${what})`)

let folder = ''
const at = (name: string) => join(folder, name)

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'ledgerlift-exports-'))
  for (const { id, extension, write } of FORMATS) {
    for (const { suffix, content } of await write(RESULT))
      writeFileSync(at(`${id}${suffix}.${extension}`), content)
  }
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.runIf(hasPython)('readers written in Python', () => {
  test('ofxtools, quiffen, mt-940, pycamt, beancount and openpyxl see the same rows', () => {
    const script = join(import.meta.dirname, 'readers/read_all.py')
    const { stdout, stderr } = spawnSync(PYTHON, [script, folder], { encoding: 'utf8' })
    expect(stdout, stderr).not.toBe('')
    const seen = JSON.parse(stdout)
    const all = BOOKED.flat()
    expect(seen).toMatchObject({
      ofx: BOOKED,
      qbo: BOOKED,
      qif: BOOKED,
      mt940: [all],
      beancount: { errors: [], rows: [...all].sort(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)) },
      xlsx: {
        sheets: ['Summary', '…4471', '…9003'],
        frozen: 'A2',
        filter: 'A1:J6',
        dates: [true, '2024-04-02'],
      },
    })
    expect(seen.camt053.flat()).toEqual(expect.arrayContaining([...(BOOKED[0] ?? [])]))
    // A formula is ours, a text never one.
    expect(seen.xlsx.formulas).toHaveLength(5)
    expect(seen.xlsx.types[1]?.[2]).toBe('s')
    expect(seen.xlsx.types[0]?.slice(3, 5)).toEqual(['s', 'n'])
  })
})
test.skipIf(hasPython)(`readers written in Python${needs(hasPython, `${PYTHON} with ${MODULES}`)}`, () => {})

test.runIf(hasHledger)('hledger checks its journal, and comes to the closing balances', () => {
  const { stdout, stderr } = spawnSync(
    'hledger',
    ['-f', at('hledger.journal'), 'balance', 'Assets', 'Liabilities', '--output-format', 'csv', '--no-total'],
    { encoding: 'utf8', env: { ...process.env, LANG: 'C.UTF-8' } },
  )
  expect(stdout, stderr).toContain('"Assets:Bank:4471","EUR 2934.55"')
  expect(stdout).toContain('"Liabilities:Card:9003","EUR -120.50"')
})
test.skipIf(hasHledger)(`hledger${needs(hasHledger, 'hledger')}`, () => {})

test.runIf(hasOffice)('LibreOffice keeps references, and its own sums say that the accounts add up', () => {
  const convert = (name: string, filter: string) =>
    spawnSync(
      'soffice',
      [
        `-env:UserInstallation=file://${folder}/office`,
        '--headless',
        '--convert-to',
        filter,
        '--outdir',
        folder,
        at(name),
      ],
      { encoding: 'utf8' },
    )
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
test.skipIf(hasOffice)(`LibreOffice${needs(hasOffice, 'libreoffice-calc-nogui')}`, () => {})
