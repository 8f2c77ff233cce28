import fc from 'fast-check'
import { CROSS, mostly, seldom } from './choose.ts'
import type { AccountPlan, RowPlan } from './plan.ts'

/** Invented payees and banking words, with traps among them: amounts, dates and names of balances in the text. */
const WORDS = [
  'GREENFIELD STORES',
  'Card payment',
  'TRANSFER',
  'to J. Example',
  'REF 4471',
  'UPI/409117/RAVI',
  'Online purchase',
  '0412',
  'Riverside Pharmacy Ltd',
  'ATM',
  'SEPA-99213-AB',
  'LONDON GB',
  'Rent April',
  'A.',
  'INV 2024/118',
  'FX 12.00 USD @ 1.31',
  'ON 03/02',
  'Total Fitness',
  'Balance Yoga',
  'MANDATE DE98ZZZ09999999999',
  'salary',
  '14:32',
  'no. 7',
  '15%',
  'Café Müller',
  "O'Brien & Sons",
  'x2',
  'www.example.com/pay',
  'BROUGHT TO YOU',
  '(monthly)',
] as const

const REFERENCES = ['000123', '512/7', 'CHQ 778812', 'N4471902', 'TT-11-AB'] as const

const MAX_ROWS = 40

/** Rows without money are seldom: interest of nothing, a fee that was waived. */
const drawAmount = fc.oneof(
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 999 }) },
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 99_999 }) },
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 2_500_000 }) },
  { weight: 8, arbitrary: fc.integer({ min: 1, max: 200 }).map((hundreds) => hundreds * 10_000) },
  { weight: 1, arbitrary: fc.constant(0) },
)

const drawRow: fc.Arbitrary<RowPlan> = fc.record({
  gap: fc.oneof(
    CROSS,
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 4 }) },
  ),
  amount: drawAmount,
  isCredit: fc.boolean(),
  isReversal: seldom(12),
  words: fc.oneof(
    CROSS,
    { weight: 3, arbitrary: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 3 }) },
    { weight: 1, arbitrary: fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 9 }) },
  ),
  reference: fc.option(fc.constantFrom(...REFERENCES), { freq: 3 }),
  valueLag: fc.oneof(
    CROSS,
    { weight: 3, arbitrary: fc.constant(0) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 3 }) },
  ),
})

const drawRows = fc.oneof(
  CROSS,
  { weight: 6, arbitrary: fc.array(drawRow, { minLength: 1, maxLength: 14 }) },
  { weight: 2, arbitrary: fc.array(drawRow, { minLength: 10, maxLength: MAX_ROWS }) },
  { weight: 1, arbitrary: fc.array(drawRow, { maxLength: 2 }) },
)

const drawAccount: fc.Arbitrary<AccountPlan> = fc.record({
  number: fc.integer({ min: 10_000_000, max: 99_999_999 }).map(String),
  opening: fc.oneof(
    CROSS,
    { weight: 4, arbitrary: fc.integer({ min: 0, max: 1_000_000 }) },
    { weight: 1, arbitrary: fc.integer({ min: -300_000, max: 100_000_000 }) },
  ),
  currency: mostly(null, 'USD', 'EUR'),
  rows: drawRows,
})

/** One account, seldom two. */
export const drawAccounts: fc.Arbitrary<readonly AccountPlan[]> = fc.oneof(
  CROSS,
  { weight: 9, arbitrary: fc.tuple(drawAccount) },
  { weight: 1, arbitrary: fc.tuple(drawAccount, drawAccount) },
)
