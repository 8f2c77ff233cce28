import { expect, type Page } from '@playwright/test'
import { asAccount, resultOf, withResult } from './as-account.ts'
import { AMBIGUOUS, CONTRADICTED, LETTER, PARTLY, PROVED, SEVERAL, SUM_PROVED } from './made-up-statements.ts'
import { PROTECTED, SCAN, THREE_PAGES, TWO_PAGES, truthOf } from './statements.ts'
import { areas, click, drag, inspect } from './viewer-walks.ts'
import { chooseFile, convert } from './walks.ts'

const UUID = '00000000-0000-4000-8000-000000000000'

const headers = ['Date', 'Transaction Reference', 'Ref No./Chq No.', 'Debit', 'Credit', 'Balance']
const { transactions, openingBalance, closingBalance } = truthOf(THREE_PAGES)
const rows = transactions.map((row) => [
  row.date,
  row.description,
  '',
  row.debit ?? '',
  row.credit ?? '',
  row.balance ?? '',
])
const period = { start: transactions[0]?.date, end: transactions.at(-1)?.date }
const account = { number: '…4471', currency: 'AUD', openingBalance, closingBalance, period, check: 'proved' }
const accounts = [account]
const mixed = rows.map((_, i) => ({
  account: 0,
  check: i === 3 ? 'contradicted' : i === 5 ? 'corrected' : i % 4 === 1 ? 'unproved' : 'proved',
}))
const warnings = [
  { code: 'page-needs-ocr', page: 3, message: '' },
  { code: 'balance-mismatch', page: 1, message: '' },
]

export const open = (path: string, seen: string) => async (page: Page) => {
  await page.goto(path)
  await expect(page.getByText(seen).first()).toBeVisible()
}

const answer = async (page: Page, result: object) => {
  await page.route('**/api/convert-pdf-python', (route) => route.fulfill({ json: { uuid: UUID } }))
  await withResult(page, result)
}

const SUBSCRIPTION = {
  plan_name: 'Basic',
  is_active: true,
  pages_limit: 400,
  price: 10,
  billing_cycle: 'monthly',
  end_date: '2026-12-05T10:00:00.000Z',
  status: 'active',
  cancels_at_end: false,
  next_plan: null,
}
const INVOICE = {
  id: 'inv_1',
  date: '2026-11-05T10:00:00.000Z',
  amount: 1000,
  currency: 'USD',
  status: 'paid',
  description: 'Basic Monthly',
  url: 'https://rzp.example/i/1',
}

const asSubscriber = async (page: Page, more: object = {}) => {
  const subscription = { ...SUBSCRIPTION, ...more }
  await asAccount(page, { last_name: 'Lovelace', current_usage: 120, pages_limit: 400, subscription })
  await page.route('**/api/invoices', (route) => route.fulfill({ json: { invoices: [INVOICE] } }))
}

/** On a phone a page is wider than the screen; there people make it smaller first. */
const inspectWhole = async (page: Page, file: string) => {
  await asAccount(page)
  await inspect(page, file)
  if ((page.viewportSize()?.width ?? 0) < 600) for (let i = 0; i < 3; i++) await page.keyboard.press('-')
}

const converting = async (page: Page) => {
  await answer(page, {})
  await page.route('**/api/get-conversion-result**', (route) =>
    route.fulfill({ status: 202, json: { status: 'converting', page: 12, pages: 40 } }),
  )
  await chooseFile(page, TWO_PAGES)
  await convert(page)
  await expect(page.getByText('Page 12 of 40')).toBeVisible()
}

const converted = async (page: Page) => {
  await asAccount(page)
  await withResult(page, resultOf(headers, rows, { transactions: mixed, accounts, warnings }))
  await open('/converted?uuid=u&filename=august.pdf', 'Found')(page)
}

const judged = (result: object, seen: string) => async (page: Page) => {
  await asAccount(page)
  await withResult(page, result)
  await open('/converted?uuid=u&filename=august.pdf', seen)(page)
}

const explained = (result: object, row: number) => async (page: Page) => {
  await judged(result, 'Found')(page)
  await page.locator(`button[data-row="${row}"][aria-haspopup="dialog"]`).click()
  await expect(page.getByRole('dialog')).toBeVisible()
}

/** The example, which is a real result with a row to mend. */
const example = async (page: Page) => {
  await open('/', 'Try an example statement')(page)
  await page.getByRole('button', { name: 'Try an example statement' }).click()
  await expect(page.getByText('Balances do not agree')).toBeVisible()
  await page.keyboard.press('n')
  if ((page.viewportSize()?.width ?? 0) >= 1400)
    await expect(page.getByTestId('page-pane').locator('canvas[data-page="1"]')).toBeVisible()
}

/** States that people bring a page to, and how. */
export const STATES: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  'result-with-page': example,
  'result-page-only': async (page) => {
    await example(page)
    const back = page.getByRole('button', { name: 'Page', exact: true })
    if ((page.viewportSize()?.width ?? 0) < 1400) await back.click()
    await expect(page.getByTestId('page-pane').locator('canvas[data-page="1"]')).toBeVisible()
  },
  'result-editing': async (page) => {
    await example(page)
    await page.locator('[data-row="6"][data-column="2"]').dblclick()
    await expect(page.getByRole('textbox', { name: 'Debit of row 7' })).toBeVisible()
  },
  'result-mended': async (page) => {
    await example(page)
    await page.locator('[data-row="6"][data-column="2"]').dblclick()
    await page.getByRole('textbox', { name: 'Debit of row 7' }).fill('48.20')
    await page.keyboard.press('Enter')
    await expect(page.getByText('Balances agree to the cent')).toBeVisible()
  },
  'result-downloads': async (page) => {
    await example(page)
    await page.getByRole('button', { name: 'Download', exact: true }).click()
    await expect(page.getByRole('menuitem', { name: 'OFX 2.2' })).toBeVisible()
  },
  'result-filter': async (page) => {
    await example(page)
    await page.getByRole('button', { name: 'Filter' }).click()
    await page.getByLabel('Direction').selectOption('Debits')
    await expect(page.getByText('14 of 18 rows')).toBeVisible()
  },
  'home-logged-in': async (page) => {
    await asAccount(page)
    await open('/', 'Sign out')(page)
  },
  'file-chosen': async (page) => {
    await chooseFile(page, TWO_PAGES)
    await expect(page.getByText('2 pages', { exact: true })).toBeVisible()
  },
  'not-a-pdf': async (page) => {
    await page.goto('/')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('x') })
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'cannot-be-opened': async (page) => {
    await page.goto('/')
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'torn.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'password-asked': async (page) => {
    await chooseFile(page, PROTECTED)
    await expect(page.getByRole('button', { name: 'Unlock PDF' })).toBeVisible()
  },
  'password-wrong': async (page) => {
    await chooseFile(page, PROTECTED)
    await page.getByLabel('Password of the PDF').fill('wrong')
    await page.getByRole('button', { name: 'Unlock PDF' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  },
  'too-many-pages': async (page) => {
    await chooseFile(page, THREE_PAGES)
    await page.getByRole('radio', { name: 'these pages' }).check()
    await page.getByLabel('Pages to convert').fill('1-3')
    await convert(page)
    await expect(page.getByText('These are 3 pages, and you have 2 left.')).toBeVisible()
  },
  processing: async (page) => {
    await page.route('**/api/check-usage-limit', () => {})
    await chooseFile(page, TWO_PAGES)
    await convert(page)
    await expect(page.getByText('Processing PDF')).toBeVisible()
  },
  converting,
  'leave-while-converting': async (page) => {
    await converting(page)
    await page.getByRole('link', { name: 'Pricing' }).first().click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
  complete: async (page) => {
    await chooseFile(page, TWO_PAGES)
    await convert(page)
    await expect(page.getByText('Conversion Complete')).toBeVisible()
  },
  converted,
  'converted-proved': judged(PROVED, 'Balances agree'),
  'converted-sum-proved': judged(SUM_PROVED, 'Sum proved'),
  'converted-ambiguous': judged(AMBIGUOUS, 'as shown now'),
  'converted-contradicted': judged(CONTRADICTED, 'Balances do not agree'),
  'converted-partly': judged(PARTLY, '2 of 5 pages converted'),
  'converted-several': judged(SEVERAL, 'Balances do not agree'),
  'proof-of-row': explained(PROVED, 3),
  'proof-by-sum': explained(SUM_PROVED, 2),
  'proof-contradicted': explained(CONTRADICTED, 3),
  'proof-missing': explained(AMBIGUOUS, 0),
  'delete-now': async (page) => {
    await converted(page)
    await page.getByRole('button', { name: 'Delete now' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
  'converted-loading': async (page) => {
    await asAccount(page)
    await page.route('**/api/get-conversion-result**', () => {})
    await open('/converted?uuid=u&filename=august.pdf', 'Loading data...')(page)
  },
  'converted-empty': async (page) => {
    await asAccount(page)
    await withResult(page, LETTER)
    await open('/converted?uuid=u&filename=letter.pdf', 'No transaction data found')(page)
  },
  'converted-gone': async (page) => {
    await asAccount(page)
    await open(`/converted?uuid=${UUID}`, 'Conversion failed')(page)
  },
  'pricing-annual': async (page) => {
    await open('/pricing', 'Enterprise')(page)
    await page.getByText('Annual').click()
  },
  'login-refused': async (page) => {
    await open('/login', 'Forgot Password?')(page)
    await page.getByLabel('Email').fill('ada@example.com')
    await page.getByLabel('Password').fill('wrong')
    await page.getByRole('button', { name: 'Login' }).click()
    await expect(page.getByRole('alert')).toBeVisible()
  },
  settings: async (page) => {
    await asAccount(page)
    await open('/settings', 'Safari on iOS')(page)
  },
  'change-password': async (page) => {
    await asAccount(page)
    await open('/settings', 'Safari on iOS')(page)
    await page.getByRole('button', { name: 'Change password' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
  'settings-subscriber': async (page) => {
    await asSubscriber(page)
    await open('/settings', 'Next Billing Date')(page)
    await expect(page.getByRole('cell', { name: '$10.00' })).toBeVisible()
  },
  'settings-charge-failed': async (page) => {
    await asSubscriber(page, { status: 'halted', is_active: false })
    await page.route('**/api/invoices', (route) => route.fulfill({ status: 503, json: {} }))
    await open('/settings', 'The invoices cannot be listed just now.')(page)
  },
  'settings-cancel': async (page) => {
    await asSubscriber(page)
    await open('/settings', 'Next Billing Date')(page)
    await page.getByRole('button', { name: 'Cancel Subscription' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
  'pricing-change': async (page) => {
    await asSubscriber(page)
    await open('/pricing', 'Current Plan')(page)
    await page.getByRole('button', { name: 'Subscribe' }).first().click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
  'delete-account': async (page) => {
    await asAccount(page)
    await open('/settings', 'Member Since')(page)
    await page.getByRole('button', { name: 'Delete account' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Google sign-in is not set up here' })).toBeVisible()
  },
  inspect: async (page) => {
    await asAccount(page)
    await inspect(page, THREE_PAGES)
  },
  'inspect-drawing': async (page) => {
    await inspectWhole(page, THREE_PAGES)
    await drag(page, [0.08, 0.28], [0.95, 0.45])
    await page.keyboard.press('2')
    for (const x of [0.15, 0.5, 0.65]) await click(page, [x, 0.35])
    await page.keyboard.press('3')
    await click(page, [0.4, 0.4])
    await expect(page.getByTestId('preview')).toBeVisible()
  },
  'inspect-extracted': async (page) => {
    await asAccount(page)
    await inspect(page, THREE_PAGES)
    await page.getByRole('button', { name: 'Detect tables' }).click()
    await expect(areas(page).first()).toBeVisible()
    await page.keyboard.press('e')
    await expect(page.getByRole('heading', { name: 'Table 1 (From Selection 1)' })).toBeVisible()
  },
  'inspect-recognised': async (page) => {
    await inspectWhole(page, SCAN)
    await drag(page, [0.07, 0.1], [0.93, 0.16])
    await page.keyboard.press('e')
    await expect(page.getByRole('heading', { name: 'Table 1 (From Selection 1)' })).toBeVisible()
  },
  'inspect-warning-and-help': async (page) => {
    await asAccount(page)
    await inspect(page, THREE_PAGES)
    await page.keyboard.press('e')
    await expect(page.getByRole('alert')).toBeVisible()
    await page.keyboard.press('?')
  },
  'inspect-statement': async (page) => {
    await inspectWhole(page, THREE_PAGES)
    await drag(page, [0.08, 0.28], [0.95, 0.45])
    await page.getByRole('button', { name: 'Read as a statement' }).click()
    await expect(page.getByRole('alertdialog')).toBeVisible()
  },
}
