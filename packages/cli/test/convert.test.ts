import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const main = fileURLToPath(new URL('../src/main.js', import.meta.url))
const corpus = fileURLToPath(new URL('../../../corpus/set/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'ledgerlift-cli-'))
afterAll(() => rmSync(folder, { recursive: true }))

function ledgerlift(...args: string[]) {
  const env = { ...process.env, INIT_CWD: corpus }
  return spawnSync(process.execPath, [main, ...args], { encoding: 'utf8', env })
}

test('prints a statement as JSON', () => {
  const { status, stdout, stderr } = ledgerlift('convert', 'us-two-accounts.pdf', '--format', 'json')
  expect([status, stderr]).toEqual([
    0,
    'us-two-accounts.pdf: proved; 39 of 39 rows proved; account 1 proved, account 2 proved\n',
  ])
  const statement = JSON.parse(stdout)
  expect(statement.transactions).toHaveLength(39)
  expect(statement.accounts).toHaveLength(2)
  expect([statement.pages, statement.pagesConverted, statement.verdict.state]).toEqual([2, [1, 2], 'proved'])
})

test('prints CSV that Excel opens', () => {
  const { status, stdout } = ledgerlift('convert', 'us-two-accounts.pdf', '--pages', '1')
  expect(status).toBe(0)
  expect(stdout.split('\r\n').slice(0, 2)).toEqual([
    '\uFEFFDate,Transaction Reference,Debit,Credit,Balance,Account,Page,Check',
    '2024-08-03,Withdrawal Transfer To Share 0009,400.00,,7720.40,"Account 1, …8120",1,proved',
  ])
})

test('writes CSV for places that read a comma in amounts', () => {
  const { stdout } = ledgerlift('convert', 'us-two-accounts.pdf', '--separator', ';', '--decimal', ',')
  expect(stdout.split('\r\n')[1]).toBe(
    '2024-08-03;Withdrawal Transfer To Share 0009;400,00;;7720,40;Account 1, …8120;1;proved',
  )
})

test('writes for other programs, a file for each account where they want one', () => {
  const out = join(folder, 'xero')
  const file = 'us-two-accounts.pdf'
  expect(ledgerlift('convert', file, '--format', 'ofx').stdout).toMatch(/^<\?xml.*<FITID>.*<\/OFX>\n$/s)
  expect(ledgerlift('convert', file, '--format', 'xero')).toMatchObject({
    status: 3,
    stdout: '',
    stderr: `${file}: This format makes 2 files of it; name a folder for them with --out.\n`,
  })
  expect(ledgerlift('convert', file, '--format', 'xero', '--out', out).status).toBe(0)
  expect(readdirSync(out)).toEqual(['us-two-accounts_1_8120.csv', 'us-two-accounts_2_8120.csv'])
})

test('writes one file for each and goes on after a bad one', () => {
  const bad = join(folder, 'bad.pdf')
  writeFileSync(bad, 'not a pdf')
  const out = join(folder, 'out')
  const { status, stdout, stderr } = ledgerlift(
    'convert',
    bad,
    'us-two-accounts.pdf',
    'missing.pdf',
    '--out',
    out,
  )
  expect([status, stdout]).toEqual([3, ''])
  expect(stderr).toContain(`${bad}: The file is not a PDF.\nus-two-accounts.pdf: proved;`)
  expect(stderr).toContain('missing.pdf: There is no such file.\n')
  expect(existsSync(join(out, 'bad.csv'))).toBe(false)
  expect(readFileSync(join(out, 'us-two-accounts.csv'), 'utf8').split('\r\n')).toHaveLength(41)
})

test('opens a protected statement with its password only', () => {
  const { password } = JSON.parse(readFileSync(join(corpus, 'protected-au-everyday.truth.json'), 'utf8'))
  const file = 'protected-au-everyday.pdf'
  expect(ledgerlift('convert', file)).toMatchObject({
    status: 3,
    stderr: `${file}: The PDF is protected by a password.\n`,
  })
  expect(ledgerlift('convert', file, '--password', 'no')).toMatchObject({
    status: 3,
    stderr: `${file}: The password does not open this PDF.\n`,
  })
  expect(ledgerlift('convert', file, '--password', password)).toMatchObject({
    status: 0,
    stderr: `${file}: proved; 47 of 47 rows proved\n`,
  })
})

test.each([
  [['us-two-accounts.pdf'], 0],
  [['us-two-accounts.pdf', '--require-proof'], 0],
  [['us-two-accounts.pdf', '--pages', '1'], 0],
  [['us-two-accounts.pdf', '--pages', '1', '--require-proof'], 4],
  [['us-two-accounts.pdf', 'missing.pdf', '--pages', '1', '--require-proof'], 3],
])('ends with proof, or without it where none is required: %j', (args, status) => {
  expect(ledgerlift('convert', ...args).status).toBe(status)
})

test('reads a scan', () => {
  const args = ['convert', 'scan-in-sbi-grid.pdf', '--pages', '2', '--format', 'json']
  const { status, stdout } = ledgerlift(...args)
  const { transactions, ocrPages, warnings } = JSON.parse(stdout)
  expect([status, transactions.length, ocrPages]).toEqual([0, 3, [2]])
  expect(warnings.map(({ code }: { code: string }) => code)).not.toContain('page-needs-ocr')
})

test('leaves a scan alone where it is told to, and returns the warning', () => {
  const args = ['convert', 'scan-in-sbi-grid.pdf', '--ocr', 'never', '--format', 'json']
  const { status, stdout, stderr } = ledgerlift(...args)
  expect(status).toBe(3)
  expect(stderr.trim().split('\n')).toHaveLength(1)
  expect(JSON.parse(stdout).warnings[0]).toMatchObject({ code: 'page-needs-ocr', page: 1 })
})

test('never writes two results to one file', () => {
  const out = join(folder, 'same')
  const { status, stderr } = ledgerlift(
    'convert',
    'us-two-accounts.pdf',
    './us-two-accounts.PDF',
    '--out',
    out,
  )
  expect(status).toBe(2)
  expect(stderr).toContain('us-two-accounts.csv')
  expect(existsSync(out)).toBe(false)
})

test('refuses arguments that it does not understand', () => {
  expect(ledgerlift('convert')).toMatchObject({ status: 2, stdout: '' })
  expect(ledgerlift('convert', 'x.pdf', '--format', 'docx').status).toBe(2)
})
