import { expect, type Page } from '@playwright/test'
import { type Issuer, startIssuer } from './google-issuer.ts'
import { type OwnServer, startOwnServer } from './own-server.ts'
import { test } from './ready-test.ts'
import { registerAt } from './walks.ts'

/** What needs a server that is set up for Google and for messages: one for all of this file. */
const CLIENT_ID = 'ledgerlift.apps.example.com'

let issuer: Issuer
let server: OwnServer

test.describe.configure({ mode: 'serial' })

test.beforeAll(async () => {
  issuer = await startIssuer()
  server = await startOwnServer({
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_ISSUER: issuer.url,
    CONTACT_EMAIL: 'hello@example.com',
  })
})
test.afterAll(async () => {
  await server?.stop()
  issuer?.close()
})

type Person = { readonly sub: string; readonly email: string; readonly given_name: string }

/** Stands in for Google's script: its button signs in this person, with the nonce that our page asks for. */
async function withGoogle(page: Page, person: Person): Promise<void> {
  await page.exposeFunction('signAtGoogle', (nonce: string) =>
    issuer.token({ ...person, email_verified: true, aud: CLIENT_ID, nonce }),
  )
  const body = `let options; window.google = { accounts: { id: {
    initialize: (given) => { options = given },
    renderButton: (place) => {
      const button = document.createElement('button')
      button.textContent = 'Continue with Google'
      button.onclick = async () => options.callback({ credential: await window.signAtGoogle(options.nonce) })
      place.append(button)
    } } } }`
  await page.route('https://accounts.google.com/gsi/client', (route) =>
    route.fulfill({ contentType: 'text/javascript', body }),
  )
}

const newPerson = (): Person => ({
  sub: crypto.randomUUID(),
  email: `${crypto.randomUUID()}@example.com`,
  given_name: 'Grace',
})

const signedOut = async (page: Page) => {
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
}

test('someone signs up with Google, comes back, and deletes the account', async ({ page }) => {
  const person = newPerson()
  await withGoogle(page, person)
  await page.goto(`${server.url}/register`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page).toHaveURL(`${server.url}/`)
  await signedOut(page)

  await page.goto(`${server.url}/login`)
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByText('5 pages available').first()).toBeVisible()

  await page.getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByText(person.email)).toBeVisible()
  await expect(page.getByText('Grace')).toBeVisible()
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Your account is deleted')
  await page.getByRole('button', { name: 'Go to Homepage' }).click()
  await expect(page).toHaveURL(`${server.url}/`)
  await expect(page.getByRole('link', { name: 'Login' })).toBeVisible()
})

test('a forgotten password is replaced through the mailed link, once', async ({ page }) => {
  const email = await registerAt(page, server.url)
  await signedOut(page)
  await page.goto(`${server.url}/login`)
  await page.getByRole('link', { name: 'Forgot Password?' }).click()
  await expect(page.getByRole('heading', { name: 'Forgot Password' })).toBeVisible()
  await page.getByLabel('Email').fill(email)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'unwanted mail' })).toBeVisible()

  await expect(async () => expect(server.lastMail()).toContain(email)).toPass()
  const link = /http\S+/.exec(server.lastMail())?.[0] ?? ''
  const hash = link.slice(link.indexOf('/reset-password'))
  await page.goto(server.url + hash)
  await page.getByLabel('New Password').fill('short')
  await page.getByLabel('Confirm Password').fill('short')
  await page.getByRole('button', { name: 'Save and log in' }).click()
  await expect(page.getByRole('alert')).toHaveText('Password must be at least 6 characters long')
  await page.getByLabel('New Password').fill('difference engine')
  await page.getByLabel('Confirm Password').fill('difference engine')
  await page.getByRole('button', { name: 'Save and log in' }).click()
  await expect(page).toHaveURL(`${server.url}/`)
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  await signedOut(page)

  await page.goto(server.url + hash)
  await page.getByLabel('New Password').fill('analytical engine')
  await page.getByLabel('Confirm Password').fill('analytical engine')
  await page.getByRole('button', { name: 'Save and log in' }).click()
  await expect(page.getByRole('alert')).toHaveText('This link has been used or has expired')
})

test('an email is changed by a link to the new one, also after logging in', async ({ page }) => {
  await withGoogle(page, newPerson())
  const email = await registerAt(page, server.url)
  const newEmail = `${crypto.randomUUID()}@example.com`
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Change email' }).click()
  await page.getByLabel('New Email').fill(newEmail)
  await page.getByLabel('Current Password').fill('not this one')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('alert')).toHaveText('Wrong password')
  await page.getByLabel('Current Password').fill('correct horse')
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByRole('alertdialog')).toContainText(`We have sent a link to ${newEmail}`)
  await page.getByRole('button', { name: 'Done' }).click()

  await expect(async () => expect(server.lastMail()).toContain(newEmail)).toPass()
  const link = /http\S+/.exec(server.lastMail())?.[0] ?? ''
  await signedOut(page)
  await page.goto(server.url + link.slice(link.indexOf('/change-email')))
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Login' }).click()
  await page.getByRole('button', { name: 'Use the new email' }).click()
  await expect(page.getByText(`From now on you log in with ${newEmail}.`)).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click()
  await expect(page.getByText(newEmail)).toBeVisible()
  await expect(async () => expect(server.lastMail()).toContain(`To: ${email}`)).toPass()
  expect(server.lastMail()).toContain('has another email address')
})

test('a message reaches the operator of the server', async ({ page }) => {
  await page.goto(`${server.url}/contact`)
  await expect(page.getByRole('link', { name: 'hello@example.com' })).toBeVisible()
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('alert')).toHaveText([
    'Please enter your name.',
    'Please enter your email.',
    'Please enter your message.',
  ])
  await page.getByLabel('Name').fill('Ada Lovelace')
  await page.getByLabel('Email').fill('ada@example.com')
  await page.getByLabel('Message').fill('We have 10,000 pages a day.')
  await page.getByRole('button', { name: 'Send message' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible()
  await expect(async () => expect(server.lastMail()).toContain('10,000 pages a day')).toPass()
  await expect(page.getByRole('link', { name: 'Go to Homepage' })).toHaveAttribute('href', '/')
})

test('an account is deleted with its password, and only with that', async ({ page }) => {
  await withGoogle(page, newPerson())
  const email = await registerAt(page, server.url)
  await page.getByRole('link', { name: 'Settings' }).click()
  await page.getByRole('button', { name: 'Delete account' }).click()
  await page.getByLabel('Password').fill('not this one')
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByRole('alert')).toHaveText('Wrong password')
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Delete for good' }).click()
  await expect(page.getByRole('alertdialog')).toContainText('Your account is deleted')
  await page.keyboard.press('Escape')
  await page.getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveURL(`${server.url}/login`)
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password').fill('correct horse')
  await page.getByRole('button', { name: 'Login' }).click()
  await expect(page.getByRole('alert')).toHaveText('Invalid email or password')
})
