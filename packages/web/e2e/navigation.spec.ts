import { expect } from '@playwright/test'
import { asAccount } from './as-account.ts'
import { test } from './ready-test.ts'

const linksOf = (nav: string) => `nav[aria-label=${nav}]`

test('header and footer for a visitor', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator(linksOf('Main')).getByRole('link')).toHaveText(['Pricing', 'Login', 'Register'])
  await expect(page.locator(linksOf('Footer')).getByRole('link')).toHaveText([
    'About',
    'Terms',
    'Privacy',
    'Blog',
  ])
  await expect(page.getByText('2 pages available')).toBeVisible()
})

test('header for a user who is logged in, on a narrow phone, too', async ({ page }) => {
  await asAccount(page)
  await page.setViewportSize({ width: 320, height: 700 })
  await page.goto('/pricing')
  const main = page.locator(linksOf('Main'))
  await expect(main.getByText('4 pages available')).toBeVisible()
  await expect(main.getByRole('link', { name: 'Settings' })).toBeVisible()
  await expect(main.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await expect(main.getByRole('link', { name: 'Login' })).toHaveCount(0)
})

test('the home page leads on', async ({ page }) => {
  await page.goto('/')
  for (const name of ['Reliable', 'Secure', 'Accurate', 'Need more?']) {
    await expect(page.getByRole('heading', { name })).toBeVisible()
  }
  await expect(page.getByText('POPULAR')).toBeVisible()
  for (const [name, path] of [
    ['Register Now', '/register'],
    ['View Plans', '/pricing'],
    ['Contact us', '/contact'],
  ] as const) {
    await expect(page.getByRole('link', { name })).toHaveAttribute('href', path)
  }
})

test('registration begins with the options, and goes back to them', async ({ page }) => {
  await page.goto('/register')
  await expect(page.getByRole('heading', { name: 'Create Account' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Google sign-in is not set up here' })).toBeDisabled()
  await expect(page.getByLabel('First Name')).toHaveCount(0)
  await page.getByRole('button', { name: 'Register with Email' }).click()
  for (const label of ['First Name', 'Last Name', 'Email', 'Confirm Password']) {
    await expect(page.getByLabel(label)).toBeVisible()
  }
  await page.getByRole('button', { name: 'Back to Options' }).click()
  await expect(page.getByRole('button', { name: 'Register with Email' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Forgot Password?' })).toHaveAttribute(
    'href',
    '/forgot-password',
  )
  await expect(page.getByRole('link', { name: 'Sign In' })).toHaveAttribute('href', '/login')
})

test('the terms have their 18 numbered sections', async ({ page }) => {
  await page.goto('/terms')
  await expect(page.getByText('Last updated August 8, 2025')).toBeVisible()
  const titles = page.getByRole('main').getByRole('heading', { level: 2 })
  await expect(titles).toHaveCount(18)
  for (const [i, title] of (await titles.allTextContents()).entries()) {
    expect(title).toMatch(new RegExp(`^${i + 1}\\.\\S`))
  }
  for (const fact of ['deleted after 24 hours', 'within 7 days of purchase', 'at least 18 years old']) {
    await expect(page.getByText(fact).first()).toBeVisible()
  }
  await page.goto('/privacy')
  await expect(page.getByText('answered within one month')).toBeVisible()
  await page.goto('/blog')
  await expect(page.getByText('Latest news and articles')).toBeVisible()
})

test.describe('colours', () => {
  test.use({ colorScheme: 'light' })

  test('are those of the system until the user chooses, and stay chosen in all tabs', async ({ page }) => {
    const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
    await page.goto('/about')
    await expect(page.getByRole('radio', { name: 'System' })).toBeChecked()
    const light = await paper()
    await page.emulateMedia({ colorScheme: 'dark' })
    const dark = await paper()
    expect(dark).not.toBe(light)
    await page.emulateMedia({ colorScheme: 'light' })
    const other = await page.context().newPage()
    await other.goto('/blog')
    await page.getByRole('radio', { name: 'Dark' }).check()
    await expect.poll(() => paper()).toBe(dark)
    await expect(other.getByRole('radio', { name: 'Dark' })).toBeChecked()
    await page.reload()
    await expect.poll(() => paper()).toBe(dark)
    await page.getByRole('radio', { name: 'System' }).check()
    await expect.poll(() => paper()).toBe(light)
  })

  test('change at once for who wants no motion', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/about')
    const moving = await page.getByRole('heading', { level: 1 }).evaluate(() => {
      document.documentElement.dataset.theme = 'dark'
      return document.getAnimations().length
    })
    expect(moving).toBe(0)
  })
})

test.describe('the form of another provider', () => {
  // The server of this test knows no such form, so its content policy does not let the frame in.
  test.use({ bypassCSP: true })

  test('stands on /contact where one is set', async ({ page }) => {
    const form = 'https://forms.example/contact'
    await page.route('**/api/settings', (route) =>
      route.fulfill({
        json: {
          google: null,
          payments: null,
          contact: { company: ['Example Ltd', '1 High Street'], email: 'hello@example.com', form_url: form },
        },
      }),
    )
    await page.route(form, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>Form</title><h1>Write to us</h1>' }),
    )
    await page.goto('/contact')
    await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Write to us' })).toBeVisible()
    await expect(page.getByText('1 High Street')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Send message' })).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'hello@example.com' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Go to Homepage' })).toBeVisible()
  })
})
