import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { STATES } from './states.ts'

for (const [name, reach] of Object.entries(STATES)) {
  test(`${name} is accessible in both themes, and breaks no rule of the content policy`, async ({ page }) => {
    const complaints: string[] = []
    page.on('console', (message) => {
      if (/content security policy/i.test(message.text())) complaints.push(message.text())
    })
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await reach(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      const { violations } = await new AxeBuilder({ page })
        .options({ rules: { 'target-size': { enabled: true } } })
        .analyze()
      expect(violations.map(({ id, nodes }) => [colorScheme, id, nodes.map(({ html }) => html)])).toEqual([])
    }
    expect(complaints).toEqual([])
  })
}
