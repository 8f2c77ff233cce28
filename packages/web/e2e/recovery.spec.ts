import { readFileSync } from 'node:fs'
import { expect, type Page, type Request } from '@playwright/test'
import { asAccount, resultOf, withResult } from './as-account.ts'
import { test } from './ready-test.ts'
import { TWO_PAGES } from './statements.ts'
import { chooseFile, convert, dropFile } from './walks.ts'

const UUID = '00000000-0000-4000-8000-000000000000'
const CONVERT = '**/api/convert-pdf-python'
const DELETE = `**/api/conversions/${UUID}`
const RESULT = resultOf(['Date', 'Debit', 'Credit'], [['2024-04-01', '1.00', '']])

/** Accepts any statement and never finishes it. Resolves to what was deleted. */
async function endless(page: Page): Promise<string[]> {
  const deleted: string[] = []
  await page.route(CONVERT, (route) => route.fulfill({ json: { uuid: UUID } }))
  await page.route('**/api/get-conversion-result**', (route) =>
    route.fulfill({ status: 202, json: { status: 'converting', page: 12, pages: 40 } }),
  )
  await page.route(DELETE, (route) => {
    deleted.push(new URL(route.request().url()).pathname)
    return route.fulfill({ status: 204 })
  })
  return deleted
}

async function startEndless(page: Page): Promise<string[]> {
  const deleted = await endless(page)
  await chooseFile(page, TWO_PAGES)
  await convert(page)
  await expect(page.getByText('Page 12 of 40')).toBeVisible()
  return deleted
}

test('the bar goes on by steps to 95 at most, and its stages light up', async ({ page }) => {
  await page.clock.install()
  await startEndless(page)
  const bar = page.getByRole('progressbar')
  const percent = async () => Number(await bar.getAttribute('aria-valuenow'))
  await expect.poll(() => percent()).toBeLessThan(30)
  for (let last = 0; last < 95; ) {
    await page.clock.runFor(800)
    const now = await percent()
    expect(now).toBeGreaterThanOrEqual(last)
    expect(now - last).toBeLessThanOrEqual(31)
    last = now
  }
  await page.clock.runFor(8000)
  await expect.poll(() => percent()).toBe(95)
  await expect(page.locator('[data-lit="true"]')).toHaveText([
    /Reading PDF/,
    /Analyzing Data/,
    /Extracting Tables/,
  ])
})

test('says how much is sent', async ({ page }) => {
  const client = await page.context().newCDPSession(page)
  await page.goto('/')
  const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(3_000_000, ' ')])
  await page.route('**/api/check-usage-limit', (route) =>
    route.fulfill({ json: { can_process: true, message: '', pages_left: 5 } }),
  )
  await chooseFile(page, TWO_PAGES)
  await expect(page.getByText('2 pages', { exact: true })).toBeVisible()
  // The file grows after it was opened, so that sending it takes a while.
  await page.evaluate((size) => {
    const append = FormData.prototype.append
    FormData.prototype.append = function (this: FormData, ...given: [string, string | Blob]) {
      const [name, value] = given
      if (value instanceof Blob) append.call(this, name, new File([new Uint8Array(size)], 'large.pdf'))
      else append.call(this, name, value as string & Blob)
    } as typeof append
  }, large.length)
  await client.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 0,
    downloadThroughput: -1,
    uploadThroughput: 400_000,
  })
  await convert(page)
  await expect(page.getByText(/^Sending \d.* of 2\.9 MB \(\d+%\)$/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Convert' })).toBeVisible()
  await expect(page.getByText('us-two-accounts.pdf')).toBeVisible()
})

test('cancel ends the conversion on the server, and the file stays chosen', async ({ page }) => {
  const deleted = await startEndless(page)
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('button', { name: 'Convert' })).toBeFocused()
  await expect(page.getByText('us-two-accounts.pdf')).toBeVisible()
  await expect.poll(() => deleted).toEqual([`/api/conversions/${UUID}`])
  // And it can be begun again.
  await convert(page)
  await expect(page.getByText('Page 12 of 40')).toBeVisible()
})

test('a visitor who follows a link while converting is asked, and may stay', async ({ page }) => {
  const deleted = await startEndless(page)
  await page.getByRole('link', { name: 'Pricing' }).click()
  const dialog = page.getByRole('alertdialog')
  await expect(dialog).toContainText('Leave while your statement is being converted?')
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText('Page 12 of 40')).toBeVisible()
  expect(deleted).toEqual([])
  await page.getByRole('link', { name: 'Pricing' }).click()
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect.poll(() => deleted).toHaveLength(1)
})

test('a visitor who goes back while converting is asked', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Pricing' }).click()
  await page.getByRole('link', { name: 'Ledgerlift, home' }).click()
  const deleted = await endless(page)
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose File' }).click()
  await (await chooser).setFiles(TWO_PAGES)
  await convert(page)
  await expect(page.getByText('Page 12 of 40')).toBeVisible()
  await page.evaluate(() => history.back())
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expect(page).toHaveURL('/')
  await page.getByRole('button', { name: 'Leave' }).click()
  await expect(page).toHaveURL('/pricing')
  await expect.poll(() => deleted).toHaveLength(1)
})

test('a visitor who closes the page while converting is warned, and the server ends it', async ({ page }) => {
  let warnings = 0
  page.on('dialog', (dialog) => {
    warnings++
    return dialog.accept()
  })
  await chooseFile(page, TWO_PAGES)
  await expect(page.getByText('2 pages', { exact: true })).toBeVisible()
  await page.reload()
  expect(warnings).toBe(0)
  await expect(page.getByText('us-two-accounts.pdf')).toBeVisible()

  await page.route('**/api/get-conversion-result**', (route) =>
    route.fulfill({ status: 202, json: { status: 'converting', page: 12, pages: 40 } }),
  )
  const accepted = page.waitForResponse(CONVERT)
  await convert(page)
  const { uuid } = await (await accepted).json()
  await expect(page.getByText('Page 12 of 40')).toBeVisible()
  await expect.poll(() => statusOf(page, uuid)).toBe(200)
  await page.reload()
  expect(warnings).toBe(1)
  await expect.poll(() => statusOf(page, uuid)).toBe(404)
  await expect(page.getByText('us-two-accounts.pdf')).toBeVisible()
})

/** What the server itself says of a conversion. */
const statusOf = async (page: Page, uuid: string): Promise<number> =>
  (await page.request.get(`/api/get-conversion-result?uuid=${uuid}`)).status()

test('a cut in mid-upload offers to send the same file again', async ({ page }) => {
  let cut = true
  await page.route(CONVERT, (route) =>
    cut ? route.abort('connectionreset') : route.fulfill({ json: { uuid: UUID } }),
  )
  await withResult(page, RESULT)
  await chooseFile(page, TWO_PAGES)
  await convert(page)
  const alert = page.getByRole('alert')
  await expect(alert).toContainText('An error occurred during conversion. Please try again.')
  await expect(alert).toContainText('Your file is still chosen here.')
  cut = false
  await alert.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('heading', { name: 'Conversion Complete' })).toBeVisible()
})

test('a file that is sent without a connection goes by itself when there is one', async ({
  page,
  context,
}) => {
  await page.route(CONVERT, (route) => route.fulfill({ json: { uuid: UUID } }))
  await withResult(page, RESULT)
  // A browser does not ask again for code whose fetching was cut: it has come before the connection goes.
  const underWay = new Set<Request>()
  page.on('request', (request) => underWay.add(request))
  page.on('requestfinished', (request) => underWay.delete(request))
  page.on('requestfailed', (request) => underWay.delete(request))
  await chooseFile(page, TWO_PAGES)
  await expect(page.getByText('2 pages', { exact: true })).toBeVisible()
  await expect.poll(() => underWay.size).toBe(0)
  await context.setOffline(true)
  await convert(page)
  await expect(page.getByText('There is no connection')).toBeVisible()
  await expect(page.getByText('Your file is safe here')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Conversion Complete' })).toBeVisible()
})

test('a file that is chosen without a connection is opened and sent when there is one', async ({
  page,
  context,
}) => {
  await page.route(CONVERT, (route) => route.fulfill({ json: { uuid: UUID } }))
  await withResult(page, RESULT)
  // The PDF reader has not come yet.
  await page.goto('/')
  await context.setOffline(true)
  await dropFile(page, 'statement.pdf', readFileSync(TWO_PAGES))
  await convert(page)
  await expect(page.getByText('There is no connection')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByRole('heading', { name: 'Conversion Complete' })).toBeVisible()
})

test('a cut while waiting is waited out', async ({ page }) => {
  await page.route(CONVERT, (route) => route.fulfill({ json: { uuid: UUID } }))
  let asked = 0
  await page.route('**/api/get-conversion-result**', (route) =>
    asked++ < 2 ? route.abort('connectionreset') : route.fulfill({ json: RESULT }),
  )
  await chooseFile(page, TWO_PAGES)
  await convert(page)
  await expect(page.getByRole('heading', { name: 'Conversion Complete' })).toBeVisible()
  // Once more, for all of the result: what is saved for a reload is a part of it.
  expect(asked).toBeGreaterThanOrEqual(3)
  expect(asked).toBeLessThanOrEqual(4)
})

test('a visitor deletes the statement at once', async ({ page }) => {
  await chooseFile(page, TWO_PAGES)
  const accepted = page.waitForResponse(CONVERT)
  await convert(page)
  const { uuid } = await (await accepted).json()
  const deleteNow = page.getByRole('button', { name: 'Delete now' })
  await deleteNow.click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(deleteNow).toBeFocused()
  await deleteNow.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click()
  expect(await statusOf(page, uuid)).toBe(200)
  await page.getByRole('button', { name: 'Delete now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete now' }).click()
  await expect(page.getByRole('heading', { name: 'Deleted' })).toBeFocused()
  await expect(page.getByRole('grid')).toHaveCount(0)
  expect(await statusOf(page, uuid)).toBe(404)
})

test('/converted cancels, deletes, and says what is gone', async ({ page }) => {
  await asAccount(page)
  const deleted = await endless(page)
  await page.goto(`/converted?uuid=${UUID}&filename=june.pdf`)
  await expect(page.getByText('Page 12 of 40')).toBeVisible()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/')
  await expect.poll(() => deleted).toHaveLength(1)

  await withResult(page, RESULT)
  await page.goto(`/converted?uuid=${UUID}&filename=june.pdf`)
  await expect(page.getByText('Found 1 transactions')).toBeVisible()
  await page.reload()
  await expect(page.getByText('Found 1 transactions')).toBeVisible()
  await page.getByRole('button', { name: 'Delete now' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete now' }).click()
  await expect(page.getByText('are gone from our server')).toBeVisible()
  await expect(page.getByRole('grid')).toHaveCount(0)
  expect(deleted).toHaveLength(2)

  const detail = 'This conversion does not exist, or it has been deleted.'
  await withResult(page, { error: 'Not found', detail, code: 'conversion-not-found' }, 404)
  await page.reload()
  await expect(page.getByRole('alert')).toContainText(`Conversion failed: ${detail}`)
  await expect(page.getByRole('alert')).toContainText('deleted 24 hours after the upload')
})
