import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from '@playwright/test'
import { asAccount, resultOf, withResult } from './as-account.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme axe finds nothing on`, () => {
    test.use({ colorScheme })

    test('/converted', async ({ page }) => {
      await asAccount(page)
      const transactions = ['proved', 'contradicted', 'unproved', 'corrected'].map((check) => ({
        account: 0,
        check,
      }))
      const rows = transactions.map(() => ['2024-04-01', 'SALARY', '1.00', '2.00'])
      const headers = ['Date', 'Transaction Reference', 'Credit', 'Balance']
      await withResult(page, resultOf(headers, rows, { transactions, accounts: [] }))
      await page.goto('/converted?uuid=u')
      await expect(page.getByText('Found 4 transactions')).toBeVisible()
      const { violations } = await new AxeBuilder({ page }).analyze()
      expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([])
    })
  })
}
