import { expect, type Page } from '@playwright/test'
import { asAccount } from './as-account.ts'
import { test } from './ready-test.ts'

/** The payment provider's calls, with answers that go well; a test replaces those that it is about. */
async function withProvider(page: Page, { pays = true } = {}): Promise<void> {
  const names = ['Basic', 'Starter', 'Professional'].flatMap((name) => [`${name} Monthly`, `${name} Annual`])
  const items = names.map((name) => ({ id: `plan_${name}`, item: { name, amount: 1000, currency: 'USD' } }))
  await page.route('**/api/settings', (route) =>
    route.fulfill({
      json: {
        google: null,
        payments: { test_mode: false, checkout: 'https://checkout.razorpay.com/v1/checkout.js' },
        contact: { company: [], email: null, form_url: null },
      },
    }),
  )
  await page.route('**/api/get-razorpay-plans', (route) => route.fulfill({ json: { items } }))
  await page.route('**/api/get-razorpay-key', (route) => route.fulfill({ json: { key_id: 'key' } }))
  await page.route('**/api/create-subscription', (route) =>
    route.fulfill({ json: { subscription_id: 'sub', key_id: 'key', plan_id: 'p', status: 'created' } }),
  )
  await page.route('**/api/verify-payment', (route) => route.fulfill({ json: {} }))
  const confirmation = {
    razorpay_payment_id: 'pay',
    razorpay_subscription_id: 'sub',
    razorpay_signature: 's',
  }
  const body = `window.Razorpay = class {
    constructor(options) { this.options = options }
    on(event, tell) { this.fail = tell }
    open() { ${pays ? `this.options.handler(${JSON.stringify(confirmation)})` : 'this.fail({ error: { description: "Card refused" } }); this.options.modal.ondismiss()'} }
  }`
  await page.route('https://checkout.razorpay.com/v1/checkout.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
}

const subscribe = async (page: Page) => {
  await page.goto('/pricing')
  await page.getByRole('button', { name: 'Subscribe' }).first().click()
}
const alertOf = (page: Page) => page.getByRole('alertdialog')

// The checkout comes from another host, which the content policy of this server does not let in.
test.use({ bypassCSP: true })

for (const width of [390, 1440]) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 900 } })

    test('a payment that goes well', async ({ page }) => {
      await asAccount(page)
      await withProvider(page)
      const verified = page.waitForRequest('**/api/verify-payment')
      await subscribe(page)
      expect((await verified).postDataJSON()).toEqual({
        razorpay_payment_id: 'pay',
        razorpay_subscription_id: 'sub',
        razorpay_signature: 's',
        plan_name: 'Basic',
        billing_cycle: 'monthly',
      })
      await expect(alertOf(page)).toContainText('Payment successful! Your subscription has been activated.')
      await page.getByRole('button', { name: 'OK' }).click()
      await expect(page).toHaveURL('/')
    })

    test('nobody is asked to log in', async ({ page }) => {
      await withProvider(page)
      await subscribe(page)
      await expect(alertOf(page)).toContainText('Please log in to subscribe')
      await page.keyboard.press('Escape')
      await expect(alertOf(page)).toHaveCount(0)
      await expect(page.getByRole('button', { name: 'Subscribe' }).first()).toBeFocused()
    })

    test('buttons wait for the provider, and know the current plan', async ({ page }) => {
      await asAccount(page, {
        subscription: {
          plan_name: 'Starter',
          is_active: true,
          pages_limit: 1000,
          price: 25,
          billing_cycle: 'monthly',
          end_date: '2026-02-05T10:00:00.000Z',
          status: 'active',
          cancels_at_end: false,
          next_plan: null,
        },
      })
      await withProvider(page)
      let answer = () => {}
      const asked = new Promise<void>((resolve) => {
        answer = resolve
      })
      await page.route('**/api/get-razorpay-key', async (route) => {
        await asked
        await route.fallback()
      })
      await page.goto('/pricing')
      await expect(page.getByRole('button', { name: 'Loading...' })).toHaveCount(2)
      await expect(page.getByRole('button', { name: 'Loading...' }).first()).toBeDisabled()
      answer()
      await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(2)
      await expect(page.getByRole('button', { name: 'Current Plan' })).toBeDisabled()
      await expect(page.getByRole('link', { name: 'Contact', exact: true })).toHaveAttribute(
        'href',
        '/contact',
      )
      await expect(page.getByText('Save more yearly!')).toBeVisible()
      await page.getByRole('radio', { name: 'Annual' }).click()
      await expect(page.getByRole('button', { name: 'Subscribe' })).toHaveCount(3)
      await expect(page.getByText('$160')).toBeVisible()
    })

    test.describe('a user is told of', () => {
      test.beforeEach(async ({ page }) => asAccount(page))

      test('a plan that the provider does not have', async ({ page }) => {
        await withProvider(page)
        await page.route('**/api/get-razorpay-plans', (route) => route.fulfill({ json: { items: [] } }))
        await subscribe(page)
        await expect(alertOf(page)).toContainText(
          'Subscription plan not found on Razorpay. Please contact support.',
        )
      })

      for (const [json, text] of [
        [{ error: 'Plan closed' }, 'An error occurred during the payment process: Plan closed'],
        [{}, 'An error occurred during the payment process: Failed to create subscription'],
      ] as const) {
        test(`a subscription that was not made: ${text}`, async ({ page }) => {
          await withProvider(page)
          await page.route('**/api/create-subscription', (route) => route.fulfill({ status: 400, json }))
          await subscribe(page)
          await expect(alertOf(page)).toContainText(text)
        })
      }

      for (const [json, text] of [
        [{ error: 'Bad signature' }, 'Payment verification failed: Bad signature'],
        [{}, 'Payment verification failed: Payment verification failed'],
      ] as const) {
        test(`a payment that was not verified: ${text}`, async ({ page }) => {
          await withProvider(page)
          await page.route('**/api/verify-payment', (route) => route.fulfill({ status: 400, json }))
          await subscribe(page)
          await expect(alertOf(page)).toContainText(text)
        })
      }

      test('a checkout that cannot be fetched', async ({ page }) => {
        await withProvider(page)
        await page.route('https://checkout.razorpay.com/**', (route) => route.abort())
        await subscribe(page)
        await expect(alertOf(page)).toContainText('Failed to load Razorpay script')
      })

      test('a payment that was refused', async ({ page }) => {
        await withProvider(page, { pays: false })
        await subscribe(page)
        await expect(alertOf(page)).toContainText(
          'An error occurred during the payment process: Card refused',
        )
      })
    })
  })
}
