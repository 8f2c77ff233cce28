import { expect, type Page } from '@playwright/test'
import { asAccount } from './as-account.ts'
import { open } from './walks.ts'

const SUBSCRIPTION = {
  plan_name: 'Basic',
  is_active: true,
  pages_limit: 400,
  price: 10,
  billing_cycle: 'monthly',
  end_date: '2026-12-05T10:00:00.000Z',
  status: 'active',
  cancels_at_end: false,
  next_plan: null,
}
const INVOICE = {
  id: 'inv_1',
  date: '2026-11-05T10:00:00.000Z',
  amount: 1000,
  currency: 'USD',
  status: 'paid',
  description: 'Basic Monthly',
  url: 'https://rzp.example/i/1',
}

const asSubscriber = async (page: Page, more: object = {}) => {
  const subscription = { ...SUBSCRIPTION, ...more }
  await asAccount(page, { last_name: 'Lovelace', current_usage: 120, pages_limit: 400, subscription })
  await page.route('**/api/invoices', (route) => route.fulfill({ json: { invoices: [INVOICE] } }))
}

/** States of the pages about accounts, plans and settings, and how people bring a page to them. */
export const ACCOUNT_STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'pricing-annual': async (page) => {
    await open('/pricing', 'Enterprise')(page)
    await page.getByText('Annual').click()
  },
  'login-refused': async (page) => {
    await open('/login', 'Forgot Password?')(page)
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Password').fill('wrong')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  },
  settings: async (page) => {
    await asAccount(page)
    await open('/settings', 'Safari on iOS')(page)
  },
  'change-password': async (page) => {
    await asAccount(page)
    await open('/settings', 'Safari on iOS')(page)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
  'change-email': async (page) => {
    await asAccount(page)
    await open('/settings', 'Safari on iOS')(page)
    await page.getByRole('button', { name: 'Change email' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
  'confirm-email': async (page) => {
    await asAccount(page)
    await open('/change-email#a-token', 'Use the new email')(page)
  },
  'settings-subscriber': async (page) => {
    await asSubscriber(page)
    await open('/settings', 'Next Billing Date')(page)
    await expect(page.getByRole('cell', { name: '$10.00' })).toBeVisible()
  },
  'settings-charge-failed': async (page) => {
    await asSubscriber(page, { status: 'halted', is_active: false })
    await page.route('**/api/invoices', (route) => route.fulfill({ status: 503, json: {} }))
    await open('/settings', 'The invoices cannot be listed just now.')(page)
  },
  'settings-cancel': async (page) => {
    await asSubscriber(page)
    await open('/settings', 'Next Billing Date')(page)
    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
  'pricing-change': async (page) => {
    await asSubscriber(page)
    await open('/pricing', 'Current Plan')(page)
    await page.getByRole('button', { name: 'Subscribe' }).first().click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
  'delete-account': async (page) => {
    await asAccount(page)
    await open('/settings', 'Member Since')(page)
    await page.getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Google sign-in is not set up here' })).toBeVisible()
  },
}
