import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { decode } from 'fast-png'
import { afterAll, expect, test } from 'vitest'
import { type TypedText, typePdf } from '../../engine/test-support/type-pdf.ts'

const main = fileURLToPath(new URL('../src/main.js', import.meta.url))
const corpus = fileURLToPath(new URL('../../../corpus/set/', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'ledgerlift-explain-'))
afterAll(() => rmSync(folder, { recursive: true }))

function explain(...args: string[]) {
  const env = { ...process.env, INIT_CWD: folder }
  return spawnSync(process.execPath, [main, 'explain', ...args], { encoding: 'utf8', env })
}
const read = (name: string) => readFileSync(join(folder, name), 'utf8')
/** As a browser shows it. */
const unescaped = (html: string) =>
  html.replace(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))
const count = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].length
const layers = [
  'rulings',
  'words',
  'lines',
  'furniture',
  'titles',
  'tables',
  'columns',
  'rows',
  'cells',
  'checks',
  'numbers',
]

test('shows each stage over a picture of each page', () => {
  const run = explain(join(corpus, 'us-two-accounts.pdf'))
  expect(run).toMatchObject({ status: 0, stdout: 'us-two-accounts.explained.html\n', stderr: '' })
  const report = read('us-two-accounts.explained.html')
  for (const layer of layers) {
    const groups = [...report.matchAll(new RegExp(`<g class="layer ${layer}">(.*?)</g>`, 'gs'))]
    expect(groups, layer).toHaveLength(2)
    expect(groups[0]?.[1], layer).toMatch(/<(rect|path)/)
    expect(report).toContain(`id="show-${layer}"`)
  }
  const pictures = [...report.matchAll(/<img src="data:image\/png;base64,([^"]+)"/g)]
  expect(pictures).toHaveLength(2)
  const { width, height, channels } = decode(Buffer.from(pictures[0]?.[1] ?? '', 'base64'))
  expect([width, height, channels]).toEqual([1224, 1584, 1])
})

test('links each row of the table with its place on the page, and says what it rests on', () => {
  explain(join(corpus, 'us-two-accounts.pdf'), '--pages', '1', '--out', 'one.html')
  const report = read('one.html')
  const rows = count(report, /<tr class="[a-z]+" data-row="\d+"/g)
  expect(rows).toBeGreaterThan(20)
  expect(count(report, /<rect class="target"[^>]* data-row="\d+"/g)).toBe(rows)
  expect(unescaped(report)).toContain('8120.40 − 400.00 = 7720.40')
  expect(unescaped(report)).toMatch(/: not proved; \d+ of \d+ rows proved; 1 of 2 pages converted/)
  expect(report).toMatch(/class="chosen".*?debit.*?credit.*?balance/s)
  expect(report).toContain('1 of 2 pages')
})

test('loads nothing from anywhere, and lets no text of a statement become markup', () => {
  const evil = `</td><script>alert('1')</script>" onload="x`
  const row = (y: number, ...texts: string[]) =>
    texts.map((text, i): TypedText => [text, [50, 150, 400, 500][i] ?? 0, y])
  const pdf = typePdf(
    [
      ...row(70, 'Date', 'Description', 'Amount', 'Balance'),
      ...row(90, '1 May 2024', 'COFFEE', '-8.40', '91.60'),
      ...row(105, '2 May 2024', evil, '500.00', '591.60'),
    ],
    { width: 620, height: 300 },
  )
  const name = '<b>evil.pdf'
  writeFileSync(join(folder, name), pdf)
  const { status } = explain(name, '--out', 'evil.html')
  expect(status).toBe(0)
  const report = read('evil.html')
  expect(report).toContain('&#60;script&#62;alert')
  expect(count(report, /<script/g)).toBe(1)
  expect(report).not.toContain('<b>evil')
  const addresses = [...report.matchAll(/(?:src|href|url|import)\s*[=(]\s*["']?([^"')\s>]{1,20})/g)]
  expect(addresses.map(([, address]) => address)).toEqual(['data:image/png;base6'])
  expect(unescaped(report)).toContain(`default-src 'none'`)
})

test('explains what is no statement, too, and says so', () => {
  const file = join(corpus, 'scan-in-sbi-grid.pdf')
  const { status, stderr } = explain(file, '--ocr', 'never', '--out', 'scan.html')
  expect([status, stderr]).toEqual([3, `${file}: Page 1 is a scan, and its text was not recognised.\n`])
  expect(read('scan.html')).toContain('page-needs-ocr')
})

test('ends as convert does when there is nothing to explain', () => {
  expect(explain('missing.pdf')).toMatchObject({
    status: 3,
    stdout: '',
    stderr: 'missing.pdf: There is no such file.\n',
  })
  expect(existsSync(join(folder, 'missing.explained.html'))).toBe(false)
  const file = join(corpus, 'protected-au-everyday.pdf')
  expect(explain(file)).toMatchObject({ status: 3, stderr: `${file}: The PDF is protected by a password.\n` })
  expect(explain(join(corpus, 'us-two-accounts.pdf'), '--out', 'no/such/folder.html')).toMatchObject({
    status: 2,
    stdout: '',
    stderr: 'no/such/folder.html: the file cannot be written.\n',
  })
  expect(explain()).toMatchObject({ status: 2 })
})
