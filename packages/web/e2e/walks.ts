import { expect, type Page } from '@playwright/test'

/** What visitors do, in their words. */

/** Waits until the page answers, knows its visitor and what it sells, shows no skeleton and has its fonts. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('#root[inert]')).toHaveCount(0)
  await expect(page.locator('.breathing')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Loading...' })).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/** Goes to an address and waits for a text that it shows. */
export const open = (path: string, seen: string) => async (page: Page) => {
  await page.goto(path)
  await expect(page.getByText(seen).first()).toBeVisible()
}

export async function chooseFile(page: Page, file: string): Promise<void> {
  await page.goto('/')
  const chooser = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose File' }).click()
  await (await chooser).setFiles(file)
}

export async function dropFile(page: Page, name: string, bytes: Buffer): Promise<void> {
  const transfer = await page.evaluateHandle(
    ([fileName, base64]) => {
      const binary = atob(base64)
      const data = new DataTransfer()
      const file = new File([Uint8Array.from(binary, (c) => c.charCodeAt(0))], fileName, {
        type: 'application/pdf',
      })
      data.items.add(file)
      return data
    },
    [name, bytes.toString('base64')] as const,
  )
  const zone = page.getByRole('button', { name: 'Choose File' })
  for (const type of ['dragenter', 'dragover', 'drop']) {
    await zone.dispatchEvent(type, { dataTransfer: transfer })
  }
}

export const convert = (page: Page): Promise<void> => page.getByRole('button', { name: 'Convert' }).click()

/** Opens an account of its own for this page. */
export const register = (page: Page): Promise<string> => registerAt(page, '')

/** The same at a server other than the one that all tests share. */
export async function registerAt(page: Page, server: string): Promise<string> {
  await page.goto(`${server}/register`)
  await page.getByRole('button', { name: 'Register with Email' }).click()
  const email = await fillRegistration(page)
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
  return email
}

/** Fills in and sends the form of registration, for an account of its own. */
export async function fillRegistration(
  page: Page,
  email = `${crypto.randomUUID()}@example.com`,
): Promise<string> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Password', { exact: true }).fill('correct horse')
  await page.getByLabel('Confirm Password').fill('correct horse')
  await page.getByRole('button', { name: 'Create Account' }).click()
  return email
}
