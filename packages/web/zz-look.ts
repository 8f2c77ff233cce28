import { chromium } from '@playwright/test'
import { chromiumLaunchOptions } from './e2e/chromium.ts'
import { THREE_PAGES } from './e2e/statements.ts'
import { chooseFile, convert, register } from './e2e/walks.ts'

const browser = await chromium.launch(await chromiumLaunchOptions())
const page = await browser.newPage({
  baseURL: 'http://localhost:4555',
  viewport: { width: 1440, height: 900 },
})
page.on('console', (m) => {
  if (m.type() === 'error') console.log(m.text().slice(0, 300))
})
page.on('pageerror', (e) => console.log('ERR', e.message.slice(0, 300)))
await register(page)
await chooseFile(page, THREE_PAGES)
await convert(page)
await page.getByText(/Found \d+ transactions/).waitFor()
await page.locator('[data-testid=page-pane] canvas[data-page="1"]').waitFor()
await page.waitForTimeout(400)
await page.screenshot({ path: '/tmp/ws/look1.png' })
await page.locator('td[data-row="3"]').nth(1).click()
await page.getByRole('button', { name: 'Download', exact: true }).click()
await page.screenshot({ path: '/tmp/ws/look2.png', fullPage: true })
await page.keyboard.press('Escape')
const cell = page.locator('td[data-row="3"][data-column="2"]')
await cell.click()
await page.keyboard.press('Enter')
await page.keyboard.type('999.99')
await page.keyboard.press('Enter')
await page.waitForTimeout(900)
await page.screenshot({ path: '/tmp/ws/look3.png', fullPage: true })
console.log(await page.getByTestId('effect').textContent())
await page.setViewportSize({ width: 390, height: 844 })
await page.screenshot({ path: '/tmp/ws/look4.png', fullPage: true })
await page.locator('button', { hasText: 'Page' }).first().click()
await page.waitForTimeout(400)
await page.screenshot({ path: '/tmp/ws/look5.png', fullPage: true })
await browser.close()
