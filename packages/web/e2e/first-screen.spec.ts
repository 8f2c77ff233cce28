import { expect, type Page } from '@playwright/test'
import { asAccount, withResult } from './as-account.ts'
import { long } from './made-up-statements.ts'
import { test } from './ready-test.ts'
import { TWO_PAGES } from './statements.ts'
import { chooseFile, convert, settled } from './walks.ts'

/** How many rows can be read whole, with their last amounts: in the window, and with nothing lying over them. */
const readableRows = (page: Page): Promise<number> =>
  page.getByRole('grid').evaluate((grid) => {
    const isSeen = (cell: Element | undefined) => {
      if (!cell) return false
      const text = document.createRange()
      text.selectNodeContents(cell)
      const { left, right } = text.getBoundingClientRect()
      const { top, bottom } = cell.getBoundingClientRect()
      const corners = [left + 1, right - 1].flatMap((x) => [top + 2, bottom - 2].map((y) => [x, y] as const))
      return corners.every(([x, y]) => cell.contains(document.elementFromPoint(x, y)))
    }
    const rows = [...grid.querySelectorAll('tbody tr[aria-rowindex]')]
    return rows.filter((row) => {
      const cells = [...row.querySelectorAll('td[data-column]')]
      // On a phone the balance is a touch away.
      const amounts = cells.filter((cell, i) => i < 4 && /\d[.,]\d\d$/.test(cell.textContent ?? ''))
      return isSeen(cells[0]) && amounts.length > 0 && amounts.every(isSeen)
    }).length
  })

const converted = async (page: Page) => {
  await asAccount(page)
  await withResult(page, long(60))
  await page.goto('/converted?uuid=u&filename=june.pdf')
}
const complete = async (page: Page) => {
  await chooseFile(page, TWO_PAGES)
  await convert(page)
}

for (const [width, height, least] of [
  [1440, 900, 18],
  [390, 844, 6],
] as const) {
  for (const [where, open] of Object.entries({ converted, complete })) {
    test(`${where} at ${width} x ${height}: the verdict and ${least} rows without scrolling`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height })
      await open(page)
      await expect(page.getByRole('grid')).toBeVisible()
      await settled(page)
      await expect(page.getByText(/agree to the cent|Sum proved/)).toBeInViewport({ ratio: 1 })
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await expect.poll(() => readableRows(page)).toBeGreaterThanOrEqual(least)
    })
  }
}

test('the wheel goes through every scroller to the end of the page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/')
  await page.getByRole('button', { name: 'Try an example statement' }).click()
  const pane = page.getByTestId('page-pane')
  await expect(pane.locator('canvas[data-page="1"]')).toBeVisible()
  const end = page.getByRole('contentinfo')
  for (const scroller of [page.getByRole('grid'), pane]) {
    await page.evaluate(() => scrollTo(0, 0))
    await scroller.hover({ position: { x: 200, y: 200 } })
    await expect(async () => {
      await page.mouse.wheel(0, 600)
      expect(await end.evaluate((footer) => footer.getBoundingClientRect().bottom <= innerHeight + 1)).toBe(
        true,
      )
    }).toPass()
  }
})
