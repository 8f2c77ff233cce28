import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { makeStatement } from '../../engine/test-support/make-pdf.ts'
import { startOwnServer } from './own-server.ts'
import { test } from './ready-test.ts'
import { THREE_PAGES, TWO_PAGES } from './statements.ts'
import {
  alertOf,
  atProvider,
  buy,
  checkoutOf,
  columnOf,
  noteSubscription,
  openCheckout,
  PAID,
  settled,
} from './subscription-walks.ts'
import { chooseFile, convert, register } from './walks.ts'

/** Pictures of what a subscriber sees: packages/web/screenshots. */
const FOLDER = join(import.meta.dirname, '../screenshots')
mkdirSync(FOLDER, { recursive: true })

for (const [width, height] of [
  [390, 844],
  [1440, 900],
] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height } })
    const picture = async (page: Page, name: string) => {
      await page.evaluate(() => document.fonts.ready)
      await page.screenshot({
        path: join(FOLDER, `subscription-${name}-${width}.png`),
        animations: 'disabled',
      })
      const [wide, shown] = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return [scrollWidth, clientWidth]
      })
      expect(wide).toBe(shown)
    }

    test('the life of a subscription: paid, used, enlarged, made smaller, cancelled, taken up again', async ({
      page,
      context,
    }) => {
      noteSubscription(page)
      await register(page)
      const otherTab = await context.newPage()
      await otherTab.goto('/')
      await expect(otherTab.getByText('5 pages available').first()).toBeVisible()

      await openCheckout(page, 'Basic')
      await picture(page, 'checkout')
      await checkoutOf(page).getByRole('button', { name: 'Pay $10.00' }).click()
      await expect(alertOf(page)).toContainText(PAID)
      await picture(page, 'paid')
      // In the header and the upload area of every tab, without loading it again.
      await expect(otherTab.getByText('400 pages available')).toHaveCount(2)
      await settled(page).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByText('400 pages available')).toHaveCount(2)

      await chooseFile(page, TWO_PAGES)
      await convert(page)
      await expect(page).toHaveURL(/\/converted\?uuid=/)
      await expect(page.getByText('398 pages available')).toBeVisible()
      await expect(otherTab.getByText('398 pages available')).toHaveCount(2)

      // All but one of the pages that are left, in one document of almost empty pages.
      const token = await page.evaluate(() => localStorage.getItem('auth_token'))
      const used = await page.request.post('/api/convert-pdf-python', {
        headers: { authorization: `Bearer ${token}` },
        multipart: {
          file: { name: 'long.pdf', mimeType: 'application/pdf', buffer: Buffer.from(makeStatement(397)) },
        },
      })
      expect(used.ok()).toBe(true)
      await chooseFile(page, TWO_PAGES)
      await expect(page.getByText('1 page available')).toBeVisible()
      await expect(page.getByText('This PDF has 2 pages, and you have 1 left.')).toBeVisible()
      const refused = await page.request.post('/api/check-usage-limit', {
        headers: { authorization: `Bearer ${token}` },
        data: { pages: 2 },
      })
      expect((await refused.json()).message).toMatch(
        /^You have 1 of 400 pages of this billing period left, and this PDF has 2 pages\. The next period begins on /,
      )
      await picture(page, 'limit')
      await page.getByRole('button', { name: 'Upload a different file' }).click()
      await expect(page.getByText('1 page available')).toHaveCount(2)

      await page.goto('/settings')
      const section = page.getByRole('region', { name: 'Current Subscription' })
      await expect(section).toContainText('1/400')
      await expect(section).toContainText('$10 per month')
      await expect(section).toContainText('Next Billing Date')
      await expect(page.getByRole('row').filter({ hasText: '$10.00' })).toContainText('Paid')
      await picture(page, 'settings')

      await page.getByRole('link', { name: 'Manage Subscription' }).click()
      await expect(columnOf(page, 'Basic').getByRole('button', { name: 'Current Plan' })).toBeDisabled()
      await columnOf(page, 'Starter').getByRole('button', { name: 'Subscribe' }).click()
      await expect(alertOf(page)).toContainText('Starter Monthly begins at once.')
      await picture(page, 'upgrade')
      await alertOf(page).getByRole('button', { name: 'Change plan' }).click()
      await expect(alertOf(page)).toContainText('Your plan is Starter Monthly now.')
      await settled(page).click()
      await expect(page.getByText('601 pages available')).toBeVisible()
      await expect(otherTab.getByText('601 pages available')).toHaveCount(2)

      await columnOf(page, 'Basic').getByRole('button', { name: 'Subscribe' }).click()
      await expect(alertOf(page)).toContainText('Basic Monthly begins with your next period')
      await alertOf(page).getByRole('button', { name: 'Change plan' }).click()
      await expect(alertOf(page)).toContainText('Your plan changes to Basic Monthly on')
      await settled(page).click()
      await page.goto('/settings')
      await expect(section).toContainText('Next plan')
      await expect(section).toContainText('Basic, per month')

      await atProvider(page, 'charge')
      await page.reload()
      await expect(section).toContainText('400/400')

      await page.getByRole('button', { name: 'Cancel Subscription' }).click()
      await expect(alertOf(page)).toContainText('You keep your pages until')
      await picture(page, 'cancel')
      await alertOf(page).getByRole('button', { name: 'Cancel Subscription' }).click()
      await expect(alertOf(page)).toHaveCount(0)
      await expect(section).toContainText('Ends on')
      await expect(section).not.toContainText('Next Billing Date')
      await expect(page.getByRole('button', { name: 'Cancel Subscription' })).toHaveCount(0)
      await picture(page, 'cancelled')

      await page.goto('/pricing')
      await columnOf(page, 'Professional').getByRole('button', { name: 'Subscribe' }).click()
      await expect(alertOf(page)).toContainText('It ends as soon as the new one is paid')
      await alertOf(page).getByRole('button', { name: 'Subscribe' }).click()
      await checkoutOf(page).getByRole('button', { name: 'Pay $50.00' }).click()
      await expect(alertOf(page)).toContainText(PAID)
      await settled(page).click()
      await expect(page.getByText('4000 pages available')).toHaveCount(2)
    })

    test('a card that is refused, another one that is accepted, a popup that is closed', async ({ page }) => {
      await register(page)
      await openCheckout(page, 'Basic')
      await page.keyboard.press('Escape')
      await expect(checkoutOf(page)).toHaveCount(0)
      await expect(alertOf(page)).toHaveCount(0)
      await expect(columnOf(page, 'Basic').getByRole('button', { name: 'Subscribe' })).toBeEnabled()

      await openCheckout(page, 'Basic')
      await checkoutOf(page)
        .getByRole('radio', { name: /which is refused/ })
        .check()
      await checkoutOf(page).getByRole('button', { name: 'Pay $10.00' }).click()
      await expect(checkoutOf(page).getByRole('alert')).toContainText('declined by the bank')
      await picture(page, 'refused')
      await checkoutOf(page).getByRole('button', { name: 'Close' }).click()
      await expect(alertOf(page)).toContainText(
        'An error occurred during the payment process: Your payment has been declined by the bank.',
      )
      await settled(page).click()

      await openCheckout(page, 'Basic')
      await checkoutOf(page)
        .getByRole('radio', { name: /which is refused/ })
        .check()
      await checkoutOf(page).getByRole('button', { name: 'Pay $10.00' }).click()
      await expect(checkoutOf(page).getByRole('alert')).toContainText('declined by the bank')
      await checkoutOf(page)
        .getByRole('radio', { name: /which is accepted/ })
        .check()
      await checkoutOf(page).getByRole('button', { name: 'Pay $10.00' }).click()
      await expect(alertOf(page)).toContainText(PAID)
    })

    test('a charge that fails is said in the settings, and the limit comes back to what is free', async ({
      page,
    }) => {
      noteSubscription(page)
      await register(page)
      await buy(page, 'Basic', /refused from the second charge on/)
      await settled(page).click()
      await atProvider(page, 'charge')
      await page.goto('/settings')
      const section = page.getByRole('region', { name: 'Current Subscription' })
      await expect(section).toContainText('Payment pending')
      await expect(section).toContainText('400/400')
      await atProvider(page, 'halt')
      await page.reload()
      await expect(section).toContainText('Payment failed')
      await expect(section).toContainText('5/5')
      await picture(page, 'halted')
      await atProvider(page, 'change-card')
      await page.reload()
      await expect(section).toContainText('Active')
      await expect(section).toContainText('400/400')
    })

    test('a plan that the provider cannot change says so', async ({ page }) => {
      await register(page)
      await buy(page, 'Basic', /whose plan cannot be changed/)
      await settled(page).click()
      await page.goto('/pricing')
      await columnOf(page, 'Starter').getByRole('button', { name: 'Subscribe' }).click()
      await alertOf(page).getByRole('button', { name: 'Change plan' }).click()
      await expect(alertOf(page)).toContainText(
        'An error occurred during the payment process: Razorpay cannot change the plan of this subscription.',
      )
    })

    test('a checkout whose script is blocked, and one that is left open', async ({ page }) => {
      await register(page)
      await page.route('**/sandbox/razorpay/checkout.js', (route) => route.abort())
      await page.goto('/pricing')
      await columnOf(page, 'Basic').getByRole('button', { name: 'Subscribe' }).click()
      await expect(alertOf(page)).toContainText(
        'An error occurred during the payment process: Failed to load Razorpay script',
      )
      await settled(page).click()
      await page.unroute('**/sandbox/razorpay/checkout.js')
      await columnOf(page, 'Basic').getByRole('button', { name: 'Subscribe' }).click()
      await expect(checkoutOf(page).getByRole('button', { name: 'Pay $10.00' })).toBeVisible()
      await page.reload()
      await expect(columnOf(page, 'Basic').getByRole('button', { name: 'Subscribe' })).toBeEnabled()
    })

    test('without a provider that answers nothing waits for ever', async ({ page }) => {
      await page.route('**/api/get-razorpay-plans', (route) => route.fulfill({ status: 503, json: {} }))
      await page.goto('/pricing')
      await expect(page.getByText('Razorpay does not answer just now')).toBeVisible()
      await expect(page.getByText('Loading...')).toHaveCount(0)
      await picture(page, 'silent')
      await page.unroute('**/api/get-razorpay-plans')
      await page.getByRole('button', { name: 'Try again' }).click()
      await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(3)
      await expect(page.getByText('Razorpay does not answer just now')).toHaveCount(0)
    })

    test('every page says that payments are in test mode', async ({ page }) => {
      for (const path of ['/', '/pricing', '/login', '/about']) {
        await page.goto(path)
        await expect(page.getByRole('complementary', { name: 'Test mode' })).toContainText(
          'nobody is charged',
        )
      }
      await page.goto('/')
      await picture(page, 'test-mode')
    })

    test('the pages of a visitor are counted in every tab, and in the refusal', async ({ page, context }) => {
      const otherTab = await context.newPage()
      await otherTab.goto('/')
      await expect(otherTab.getByText('2 pages available')).toBeVisible()
      await chooseFile(page, TWO_PAGES)
      await convert(page)
      await expect(page.getByRole('heading', { name: 'Conversion Complete' })).toBeVisible()
      await expect(otherTab.getByText('0 pages available')).toBeVisible()
      await chooseFile(page, THREE_PAGES)
      await convert(page)
      await expect(page.getByRole('alert')).toContainText('You have 0 of 2 pages per 24 hours left')
      await page.getByRole('button', { name: 'Upload a different file' }).click()
      await expect(page.getByText('0 pages available')).toBeVisible()
      await page.reload()
      await expect(page.getByText('0 pages available')).toBeVisible()
    })
  })
}

test('in production without keys there are no buttons, no calls and no banner', async ({ page }) => {
  const server = await startOwnServer({
    NODE_ENV: 'production',
    COOKIE_SECRET: 'Zk1vQ0x3bWc5RzJ0aGVyZQ',
    PUBLIC_URL: 'https://statements.example.com',
  })
  try {
    const calls: string[] = []
    page.on('request', (request) => calls.push(new URL(request.url()).pathname))
    await page.goto(`${server.url}/pricing`)
    await expect(page.getByText('Subscribing is not open here yet.')).toBeVisible()
    await expect(page.getByRole('list', { name: 'Plans' }).getByRole('button')).toHaveCount(0)
    await expect(page.getByText('Loading...')).toHaveCount(0)
    await expect(page.getByText('test mode')).toHaveCount(0)
    expect(calls.filter((path) => path.includes('razorpay'))).toEqual([])
    expect((await page.request.get(`${server.url}/api/get-razorpay-key`)).status()).toBe(501)
    expect((await page.request.get(`${server.url}/sandbox/razorpay/checkout.js`)).status()).toBe(404)
  } finally {
    await server.stop()
  }
})
