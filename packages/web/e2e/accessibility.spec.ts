import { expect } from '@playwright/test'
import { expectAccessible } from './accessible.ts'
import { test } from './ready-test.ts'
import { STATES } from './states.ts'

for (const [name, reach] of Object.entries(STATES)) {
  test(`${name} is accessible in both themes, and breaks no rule of the content policy`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) complaints.push(message.text())
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await reach(page)
    await expectAccessible(page)
    expect(complaints).toEqual([])
  })
}
