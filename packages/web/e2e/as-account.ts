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

const used_at = '2026-01-06T10:00:00.000Z'
const LOGINS = [
  {
    id: '5f0c4d8e-4c1b-4d6c-9a57-0d3b1b7c2e9a',
    device: 'Chrome on Linux',
    logged_in_at: used_at,
    used_at,
    is_current: true,
  },
  {
    id: '6a1d5e9f-5d2c-4e7d-8b68-1e4c2c8d3fab',
    device: 'Safari on iOS',
    logged_in_at: USER.created_at,
    used_at: USER.created_at,
    is_current: false,
  },
]

/** Makes the page see a user who is logged in; for pages whose data a test makes up. */
export async function asAccount(page: Page, more: object = {}): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('auth_token', 'made-up'))
  await page.route('**/api/user/profile', (route) => route.fulfill({ json: { ...USER, ...more } }))
  await page.route('**/api/user/sessions', (route) => route.fulfill({ json: { sessions: LOGINS } }))
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
