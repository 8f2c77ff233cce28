import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { readXlsx } from 'hucre/xlsx'
import { asAccount } from './as-account.ts'
import { test } from './ready-test.ts'
import { LEFT, rotatedPdf, shownSize } from './rotated-pdf.ts'
import { PROTECTED, SCAN, THREE_PAGES, TWO_PAGES, truthOf } from './statements.ts'
import {
  areas,
  click,
  csvRows,
  downloaded,
  drag,
  guides,
  inspect,
  inspectAt,
  pageShown,
} from './viewer-walks.ts'
import { register, settled } from './walks.ts'

test.use({ viewport: { width: 1440, height: 1400 } })

const extracted = (page: Page) => page.getByRole('heading', { name: 'Table 1 (From Selection 1)' })

test('a PDF opens from the home page, and again after a reload', async ({ page }) => {
  await asAccount(page)
  await inspect(page, THREE_PAGES)
  await page.reload()
  await pageShown(page, 1)
  await expect(page.getByText('Page 1/3')).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await expect(page).toHaveURL('/')
})

test('so does one that was unlocked, and its password is asked for no more', async ({ page }) => {
  await asAccount(page)
  await inspect(page, PROTECTED, truthOf(PROTECTED).password ?? '')
  await page.reload()
  await pageShown(page, 1)
})

test('what does not open leads home: unknown, locked, and no PDF', async ({ page }) => {
  await asAccount(page)
  await page.goto('/inspect.html?uuid=unknown')
  await expect(page).toHaveURL('/')
  await page.addInitScript(() => localStorage.setItem('u', '/theirs.pdf'))
  for (const body of [readFileSync(PROTECTED), Buffer.from('%PDF-1.7 torn')]) {
    await page.route('**/theirs.pdf', (route) => route.fulfill({ body, contentType: 'application/pdf' }))
    await page.goto('/inspect.html?uuid=u')
    await expect(page).toHaveURL('/')
  }
})

/** Printed text with what people see as the same made the same. */
const plain = (text: string) => text.replaceAll(/\s+/g, ' ').trim()
const figures = (text: string) => text.replaceAll(/\D/g, '')

for (const name of [
  'au-everyday',
  'us-two-accounts',
  'in-sbi-grid',
  'uk-building-society',
  'de-kontoauszug',
]) {
  test(`three gestures give the table of ${name}`, async ({ page }) => {
    const pdf = join(import.meta.dirname, `../../../corpus/set/${name}.pdf`)
    await asAccount(page)
    await inspectAt(page, pdf)
    await page.getByRole('button', { name: 'Detect tables' }).click()
    await expect(areas(page).first()).toBeVisible()
    const all = page.getByRole('button', { name: 'Extract all' })
    if (await all.isVisible()) await all.click()
    else await page.keyboard.press('e')
    await expect(extracted(page)).toBeVisible()
    await expect(page.getByTestId('overlay')).toHaveAttribute('data-tool', 'idle')
    const download = await downloaded(page, 'Download CSV')
    expect(download.suggestedFilename()).toBe(`${name}_extracted_tables.csv`)
    const rows = (await csvRows(download)).map((row) => row.map(plain))
    expect(rows[0]).toEqual(['Table 1 (From Selection 1)'])
    // Each transaction is a row of its own, in order, with its amounts in cells of their own.
    let at = 0
    for (const { description, debit, credit, balance } of truthOf(pdf).transactions) {
      const amounts = [debit, credit, balance].flatMap((amount) => (amount === null ? [] : [figures(amount)]))
      const words = plain(description).split(' ')
      const found = rows.findIndex(
        (row, i) =>
          i >= at &&
          amounts.every((amount) => row.some((cell) => figures(cell) === amount)) &&
          words.every((word) => row.join(' ').includes(word)),
      )
      expect(found, `${description} ${amounts}`).toBeGreaterThanOrEqual(0)
      at = found + 1
    }
  })
}

test('downloading nothing warns; XLSX has a sheet a table, with numbers as numbers', async ({ page }) => {
  await asAccount(page)
  await inspectAt(page, TWO_PAGES)
  await page.getByRole('button', { name: 'Download CSV' }).click()
  await expect(page.getByRole('alert')).toContainText('No extracted data to download')
  await page.getByRole('button', { name: 'Detect tables' }).click()
  await page.getByRole('button', { name: 'Extract all' }).click()
  await expect(page.getByRole('heading', { name: /From Selection 2/ })).toBeVisible()
  const download = await downloaded(page, 'Download XLSX')
  expect(download.suggestedFilename()).toBe('us-two-accounts_extracted_tables.xlsx')
  const { sheets } = await readXlsx(new Uint8Array(readFileSync(await download.path())))
  expect(sheets.length).toBeGreaterThan(1)
  expect(sheets.flatMap(({ rows }) => rows.flat())).toContain(250)
})

test('a scan is recognised as it reads, says how sure it is, can be stopped, and asks no other host', async ({
  page,
  baseURL,
}) => {
  test.slow()
  const hosts = new Set<string>()
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (protocol.startsWith('http')) hosts.add(origin)
  })
  await asAccount(page)
  await inspectAt(page, SCAN)
  await expect(page.getByText('This page is a scan.')).toBeVisible()
  await drag(page, [0.06, 0.5], [0.95, 0.58])
  await page.keyboard.press('b')
  await expect(page.getByText(/^Recognising text/)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByText(/^Recognising text/)).toHaveCount(0)
  await expect.poll(() => guides(page, 'column')).toEqual([])

  // Break Up goes by what is recognised, the preview shows it, and Extract need not look again.
  await page.keyboard.press('b')
  await expect(page.getByTestId('column-guide')).not.toHaveCount(0)
  await expect(page.getByTestId('preview').locator('[data-confidence]').first()).toBeVisible()
  await page.keyboard.press('e')
  await expect(extracted(page)).toBeVisible()
  await expect(page.locator('section:has(> div > h3) [data-confidence]').first()).toHaveAttribute(
    'title',
    /recognised, \d+ % sure/,
  )
  const rows = (await csvRows(await downloaded(page, 'Download CSV'))).slice(1)
  const { transactions } = truthOf(SCAN)
  const expected = transactions.map(({ debit, credit, balance }) =>
    [debit, credit, balance].map((amount) => figures(amount ?? '')).join(' '),
  )
  const found = rows.flatMap((row) => {
    const amounts = row.slice(-2).map(figures)
    return amounts.every((amount) => amount !== '') ? [amounts] : []
  })
  expect(found.length).toBeGreaterThan(2)
  const first = expected.findIndex((row) => row.endsWith(` ${found[0]?.[1]}`))
  expect(first).toBeGreaterThanOrEqual(0)
  expect(found.map(([amount, balance]) => `${amount} ${balance}`)).toEqual(
    expected.slice(first, first + found.length).map((row) => row.trim().replace(/ +/, ' ')),
  )
  expect([...hosts]).toEqual([baseURL])
})

test('Force OCR recognises what has text, too', async ({ page }) => {
  test.slow()
  await asAccount(page)
  await inspectAt(page, THREE_PAGES)
  await drag(page, [0.1, 0.1], [0.9, 0.13])
  await page.getByRole('checkbox', { name: 'Force OCR' }).check()
  await page.keyboard.press('e')
  await expect(extracted(page)).toBeVisible()
  await expect(page.locator('[data-confidence]').first()).toBeVisible()
})

test('turned pages are drawn on as they are seen, and guides snap to the edges of their texts', async ({
  page,
}, info) => {
  const turns = [90, 180, 270] as const
  const file = info.outputPath('turned.pdf')
  writeFileSync(file, rotatedPdf(turns))
  await asAccount(page)
  await inspectAt(page, file)
  for (const [i, degrees] of turns.entries()) {
    await pageShown(page, i + 1)
    await drag(page, [0.05, 0.05], [0.95, 0.35])
    await page.keyboard.press('2')
    const edge = LEFT[2] / shownSize(degrees)[0]
    await click(page, [edge - 0.007, 0.2])
    await click(page, [edge - 0.014, 0.3])
    const [off = 0, snapped = 0] = await guides(page, 'column')
    expect(Math.abs(snapped - edge * 100)).toBeLessThan(0.25)
    expect(Math.abs(off - (edge - 0.014) * 100)).toBeLessThan(0.25)
    await page.keyboard.press('b')
    await expect(page.getByTestId('row-guide')).toHaveCount(2)
    await page.keyboard.press('e')
    await expect(extracted(page)).toBeVisible()
    const rows = await csvRows(await downloaded(page, 'Download CSV'))
    expect(rows.slice(1)).toEqual([
      ['Date', 'Text', 'Amount'],
      ['01/02/2024', 'RENT', '12.50'],
      ['02/02/2024', 'PAY', '99.00'],
    ])
    await page.keyboard.press('ArrowRight')
  }
})

test('what was drawn is read as a statement, and costs its pages once', async ({ page }) => {
  await register(page)
  await inspect(page, TWO_PAGES)
  for (const left of [3, 3]) {
    await page.getByRole('button', { name: 'Detect tables' }).click()
    await page.getByRole('button', { name: 'Read as a statement' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Read', exact: true }).click()
    const found = `Found ${truthOf(TWO_PAGES).transactions.length} transactions`
    await expect(page.getByText(found)).toBeVisible()
    await expect(page.getByText(`${left} pages available`)).toBeVisible()
    await page.goBack()
    await pageShown(page, 1)
  }
})

test('nothing of the viewer is loaded on the other pages', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await asAccount(page)
  for (const path of ['/', '/pricing', '/settings']) {
    await page.goto(path)
    await settled(page)
  }
  expect(asked.filter((path) => /inspect|page-worker|tesseract|traineddata|xlsx/.test(path))).toEqual([])
})
