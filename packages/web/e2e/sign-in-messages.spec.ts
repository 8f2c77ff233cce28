import { expect, type Page } from '@playwright/test'
import { asAccount } from './as-account.ts'
import { test } from './ready-test.ts'
import { TWO_PAGES } from './statements.ts'
import { chooseFile, convert, fillRegistration, register } from './walks.ts'

const USER = {
  email: 'a@example.com',
  first_name: null,
  last_name: null,
  current_usage: 0,
  pages_limit: 5,
  subscription: null,
}

async function logIn(page: Page): Promise<void> {
  await page.goto('/login')
  await page.getByLabel('Email').fill('a@example.com')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Login' }).click()
}

test.describe('a failed login shows', () => {
  for (const [name, answer, text] of [
    ['the error', { status: 400, json: { error: 'No.', detail: 'More.' } }, 'No.'],
    ['else the detail', { status: 400, json: { detail: 'More.' } }, 'More.'],
    ['else the status', { status: 503, body: 'x' }, 'HTTP 503'],
  ] as const) {
    test(name, async ({ page }) => {
      await page.route('**/api/login', (route) => route.fulfill(answer))
      await logIn(page)
      await expect(page.getByRole('alert')).toHaveText(text)
    })
  }

  test('its default when nothing answers', async ({ page }) => {
    await page.route('**/api/login', (route) => route.abort())
    await logIn(page)
    await expect(page.getByRole('alert')).toHaveText('Login failed')
  })
})

test('a form says what is missing before anything is sent', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toHaveText([
    'Please enter your email.',
    'Please enter your password.',
  ])
  await page.getByLabel('Email').fill('ada')
  await page.getByLabel('Password').fill('x')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toHaveText('Please enter an email, such as name@example.com.')
})

test('a failed registration', async ({ page }) => {
  await page.route('**/api/register', (route) => route.abort())
  await page.goto('/register-email')
  await fillRegistration(page)
  await expect(page.getByRole('alert')).toHaveText('Registration failed')
})

test('an email that has an account', async ({ page }) => {
  const email = await register(page)
  await page.evaluate(() => localStorage.clear())
  await page.goto('/register-email')
  await fillRegistration(page, email)
  await expect(page.getByRole('alert')).toHaveText('Email already registered')
})

test.describe('signing in with Google', () => {
  /** A stand-in for Google's script: its button calls back with what the test wants. */
  const withGoogle = async (page: Page, credential: string | null) => {
    await page.route('**/api/settings', (route) =>
      route.fulfill({
        json: {
          google: { client_id: 'c', nonce: 'n' },
          payments: null,
          contact: { company: [], email: null, form_url: null },
        },
      }),
    )
    const body = `let callback; window.google = { accounts: { id: {
      initialize: (options) => { callback = options.callback },
      renderButton: (place) => {
        const button = document.createElement('button')
        button.textContent = 'Continue with Google'
        button.onclick = () => callback(${JSON.stringify(credential === null ? {} : { credential })})
        place.append(button)
      } } } }`
    await page.route('https://accounts.google.com/gsi/client', (route) =>
      route.fulfill({ contentType: 'text/javascript', body }),
    )
  }
  // The server of this test knows no Google, so its content policy does not let the script in.
  test.use({ bypassCSP: true })

  test('when the script cannot be fetched', async ({ page }) => {
    await withGoogle(page, 'x')
    await page.route('https://accounts.google.com/gsi/client', (route) => route.abort())
    await page.goto('/login')
    await expect(page.getByRole('alert')).toHaveText('Google login failed. Please try again.')
  })

  test('when there is no credential', async ({ page }) => {
    await withGoogle(page, null)
    await page.goto('/register')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByRole('alert')).toHaveText('Google login failed. Please try again.')
  })

  test('when nothing answers', async ({ page }) => {
    await withGoogle(page, 'x')
    await page.route('**/api/google-auth', (route) => route.abort())
    await page.goto('/login')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByRole('alert')).toHaveText('Google login failed')
  })

  test('when the server refuses', async ({ page }) => {
    await withGoogle(page, 'x')
    await page.route('**/api/google-auth', (route) =>
      route.fulfill({ status: 403, json: { error: 'Google has not verified your email' } }),
    )
    await page.goto('/login')
    await page.getByRole('button', { name: 'Continue with Google' }).click()
    await expect(page.getByRole('alert')).toHaveText('Google has not verified your email')
  })
})

test.describe('a token that has expired while a statement is converted', () => {
  const UUID = '00000000-0000-4000-8000-000000000000'

  /** The profile is known at first; from the conversion on, the token is refused. */
  const expireAtConversion = async (page: Page, accepts: string | null) => {
    await asAccount(page)
    const tokens: string[] = []
    let expired = false
    await page.route('**/api/convert-pdf-python', (route) => {
      expired = true
      const token = route.request().headers().authorization ?? ''
      tokens.push(token)
      return token === `Bearer ${accepts}`
        ? route.fulfill({ json: { uuid: UUID } })
        : route.fulfill({ status: 401, json: { error: 'Unauthorized' } })
    })
    await page.route('**/api/user/profile', (route) =>
      expired ? route.fulfill({ status: 401, json: { error: 'Unauthorized' } }) : route.fallback(),
    )
    return tokens
  }
  const session = { access_token: 'renewed', user: { ...USER, created_at: '2026-01-05T10:00:00.000Z' } }

  test('is renewed, and the statement sent once more', async ({ page }) => {
    const tokens = await expireAtConversion(page, 'renewed')
    await page.route('**/api/refresh-token', (route) => route.fulfill({ json: session }))
    await chooseFile(page, TWO_PAGES)
    await convert(page)
    await expect(page).toHaveURL(new RegExp(`/converted\\?uuid=${UUID}`))
    expect(tokens).toEqual(['Bearer made-up', 'Bearer renewed'])
  })

  test('is renewed, and refused again', async ({ page }) => {
    await expireAtConversion(page, null)
    await page.route('**/api/refresh-token', (route) => route.fulfill({ json: session }))
    await chooseFile(page, TWO_PAGES)
    await convert(page)
    await expect(page.getByRole('alert')).toContainText('Authentication failed. Please log in again.')
  })

  test('cannot be renewed', async ({ page }) => {
    await expireAtConversion(page, null)
    await page.route('**/api/refresh-token', (route) => route.fulfill({ status: 401, json: {} }))
    await chooseFile(page, TWO_PAGES)
    await convert(page)
    await expect(page.getByRole('alert')).toContainText('Your session has expired. Please log in again.')
    await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth_token'))).toBeNull()
  })
})

test('two tabs agree on who is there', async ({ page }) => {
  const other = await page.context().newPage()
  await other.goto('/')
  await expect(other.getByRole('link', { name: 'Login' })).toBeVisible()
  const email = await register(page)
  await expect(other.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await other.getByRole('link', { name: 'Settings' }).click()
  await expect(other.getByText(email)).toBeVisible()
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
  await expect(other).toHaveURL('/login')
  await expect(other.getByText(email)).toHaveCount(0)
})
