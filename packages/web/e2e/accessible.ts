import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** The rules whose outcome the colours of a theme can change. */
const ABOUT_COLOURS = ['color-contrast', 'link-in-text-block']

/** Looks at a page as it stands with axe, in both themes. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
  // The size of targets is part of WCAG 2.2, and off by default.
  const light = axe(page).options({ rules: { 'target-size': { enabled: true } } })
  await expectNothing(light, 'light')
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' })
  await expectNothing(axe(page).withRules(ABOUT_COLOURS), 'dark')
}

/** Without frames, which no page has save those of Google and Razorpay: looking for them takes as long as all else. */
const axe = (page: Page) => new AxeBuilder({ page }).setLegacyMode()

async function expectNothing(builder: AxeBuilder, theme: string): Promise<void> {
  const { violations } = await builder.analyze()
  expect(violations.map(({ id, nodes }) => [theme, id, nodes.map(({ html }) => html)])).toEqual([])
}
