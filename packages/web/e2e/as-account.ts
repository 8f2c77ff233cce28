import type { Page } from '@playwright/test'

const USER = {
  email: 'ada@example.com',
  first_name: 'Ada',
  last_name: null,
  created_at: '2026-01-05T10:00:00.000Z',
  current_usage: 1,
  pages_limit: 5,
  subscription: null,
}

/** Somebody who is logged in, as far as the page can tell; for pages whose data a test makes up. */
export async function asAccount(page: Page, more: object = {}): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('auth_token', 'made-up'))
  await page.route('**/api/user/profile', (route) => route.fulfill({ json: { ...USER, ...more } }))
}

type Row = readonly string[]

/** Makes the page get this as the result of any conversion. */
export async function withResult(page: Page, result: object, status = 200): Promise<void> {
  await page.route('**/api/get-conversion-result**', (route) => route.fulfill({ status, json: result }))
}

export const resultOf = (headers: Row, data: readonly Row[], more: object = {}): object => ({
  type: 'EXTRACTION_COMPLETE_PYTHON',
  headers,
  data,
  ...more,
})
