import { expect, type Page } from '@playwright/test'

/** What subscribers do, and what happens to them. */

export const PAID = 'Payment successful! Your subscription has been activated.'
export const alertOf = (page: Page) => page.getByRole('alertdialog')
export const checkoutOf = (page: Page) => page.getByRole('dialog', { name: 'Ledgerlift' })
export const settled = (page: Page) => page.getByRole('button', { name: 'OK' })

/** What is bought stands in its column. */
export const columnOf = (page: Page, plan: string) =>
  page
    .getByRole('list', { name: 'Plans' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: plan, exact: true }) })

export async function openCheckout(page: Page, plan: string): Promise<void> {
  await page.goto('/pricing')
  await columnOf(page, plan).getByRole('button', { name: 'Subscribe' }).click()
  await expect(checkoutOf(page).getByRole('button', { name: /Pay \$/ })).toBeVisible()
}

export async function buy(page: Page, plan: string, means = /which is accepted/): Promise<void> {
  await openCheckout(page, plan)
  await checkoutOf(page).getByRole('radio', { name: means }).check()
  await checkoutOf(page)
    .getByRole('button', { name: /Pay \$/ })
    .click()
  await expect(alertOf(page)).toContainText(PAID)
}

/** Something that happens at the provider, without anybody at the page. */
export async function atProvider(page: Page, action: string): Promise<void> {
  const id = await page.evaluate(() => sessionStorage.getItem('subscription'))
  const response = await page.request.post(`/sandbox/razorpay/dashboard/subscriptions/${id}/${action}`)
  expect(response.ok()).toBe(true)
}

/** Keeps the provider's id of what is bought, for `atProvider`. */
export function noteSubscription(page: Page): void {
  page.on('response', async (response) => {
    if (!response.url().endsWith('/api/create-subscription') || !response.ok()) return
    const { subscription_id } = await response.json()
    await page.evaluate((id) => sessionStorage.setItem('subscription', id), subscription_id)
  })
}
