import { gzipSync } from 'node:zlib'
import { expect, type Page, type Response, test } from '@playwright/test'
import { TWO_PAGES } from './statements.ts'
import { settled } from './walks.ts'

/** What everybody has to fetch before the home page answers. */
const FIRST_SCRIPTS = 120 * 1024
const PUBLIC = ['/', '/pricing', '/login', '/register', '/contact', '/about', '/terms', '/privacy', '/blog']

/** Opens a page, and gives what it fetched until it was ready to use. */
async function open(page: Page, path: string): Promise<Response[]> {
  const responses: Response[] = []
  page.on('response', (response) => responses.push(response))
  await page.goto(path)
  await settled(page)
  return responses
}

const pathOf = (response: Response): string => new URL(response.url()).pathname

test('the first scripts of the home page are small', async ({ page }) => {
  const scripts = (await open(page, '/')).filter((response) => pathOf(response).endsWith('.js'))
  const sizes = await Promise.all(
    scripts.map(async (script) => [pathOf(script), gzipSync(await script.body()).length] as const),
  )
  expect(sizes.length).toBeGreaterThan(0)
  const sum = sizes.reduce((total, [, size]) => total + size, 0)
  expect(sum, sizes.map(([path, size]) => `${path} ${size}`).join('\n')).toBeLessThanOrEqual(FIRST_SCRIPTS)
})

test('the PDF reader is fetched when a file is chosen, and not before', async ({ page }) => {
  const responses = await open(page, '/')
  const button = page.getByRole('button', { name: 'Choose File' })
  const chooser = page.waitForEvent('filechooser')
  await button.hover()
  expect(responses.map(pathOf).filter((path) => /pdf/.test(path))).toEqual([])
  await button.click()
  await (await chooser).setFiles(TWO_PAGES)
  await expect(page.getByText('2 pages', { exact: true })).toBeVisible()
  expect(responses.map(pathOf)).toContainEqual(expect.stringMatching(/\/assets\/pdfium-.*\.wasm$/))
})

test('what has its content in its name is kept for ever, the pages are asked for anew', async ({ page }) => {
  const responses = await open(page, '/')
  for (const response of responses.filter((one) => pathOf(one).startsWith('/assets/'))) {
    expect(pathOf(response)).toMatch(/-[\w-]{8}\.\w+$/)
    expect(response.headers()['cache-control']).toBe('public, max-age=31536000, immutable')
  }
  expect(responses.some((one) => pathOf(one).startsWith('/assets/'))).toBe(true)
  expect(responses[0]?.headers()['cache-control']).toBe('no-cache')
})

for (const path of PUBLIC) {
  test(`${path} asks no other host and breaks no rule of its content policy`, async ({ page, baseURL }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (/policy|refused/i.test(message.text())) complaints.push(message.text())
    })
    page.on('pageerror', (error) => complaints.push(error.message))
    const responses = await open(page, path)
    const hosts = new Set(responses.map((response) => new URL(response.url()).origin))
    expect([...hosts]).toEqual([baseURL])
    expect(complaints).toEqual([])
  })
}

test.describe('before any script has run', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of PUBLIC) {
    test(`${path} can be read`, async ({ page }) => {
      await page.goto(path)
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.getByText('Loading...')).toHaveCount(0)
      expect(await page.locator('#root').getAttribute('inert')).toBe('')
    })
  }
})

test('nobody who is signed in sees the page of strangers first', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => localStorage.setItem('auth_token', 'made-up'))
  // The scripts of the page never come, so that it stays as it was drawn.
  await page.route('**/assets/*.js', () => {})
  await page.goto('/', { waitUntil: 'commit' })
  await expect(page.locator('#root[inert]')).toHaveCSS('visibility', 'hidden')
})
