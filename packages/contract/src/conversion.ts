import { z } from 'zod'
import { EXTRACTION_COMPLETE } from './paths.ts'

const decimal = z.string().regex(/^-?\d+(\.\d+)?$/)
const check = z.enum(['proved', 'unproved', 'contradicted', 'corrected'])

const cell = z.object({
  page: z.int().positive(),
  box: z.tuple([z.number(), z.number(), z.number(), z.number()]),
  /** As printed; of a scan, as it was read there. */
  text: z.string(),
  /** Of a number that was misread in a scan: what the arithmetic asks for in its place. */
  asked: z.string().optional(),
})

/** What a cell of a transaction says. */
export const cellRole = z.enum([
  'date',
  'valueDate',
  'description',
  'reference',
  'debit',
  'credit',
  'interestAndFees',
  'balance',
])

const rowDoubts = [
  'no-witness',
  'direction-ambiguous',
  'date-ambiguous',
  'date-unread',
  'date-outside-period',
  'recognition-unsure',
  'balance-breaks',
  'total-breaks',
  'count-differs',
  'neighbour-missing',
] as const

const box = z.tuple([z.number(), z.number(), z.number(), z.number()])

/** A number as printed, with its place where it has one. */
const printedNumber = z.object({
  amount: decimal,
  page: z.int().positive().nullable(),
  box: box.nullable(),
})

/** What rows are checked by: `from` and the rows' `sum` make `to`; a printed total has no `from`. */
export const equation = z.object({
  kind: z.enum(['balance', 'total', 'account']),
  account: z.int().nonnegative(),
  from: printedNumber.nullable(),
  sum: decimal,
  to: printedNumber,
  closes: z.boolean(),
})

/** Another reading that what is printed allows as well; `rows` would change. */
export const otherReading = z.object({
  differs: z.enum(['day-first', 'month-first', 'year-first', 'direction']),
  rows: z.int().nonnegative(),
})

export const transaction = z.object({
  date: z.iso.date().nullable(),
  valueDate: z.iso.date().nullable(),
  description: z.string(),
  reference: z.string().nullable(),
  debit: decimal.nullable(),
  credit: decimal.nullable(),
  /** Of a payment of a loan: what of it is interest, fees or escrow, and does not move the balance. */
  interestAndFees: decimal.exactOptional(),
  balance: decimal.nullable(),
  account: z.int().nonnegative(),
  page: z.int().positive(),
  cells: z.partialRecord(cellRole, cell),
  check,
  witness: z.enum(['balance', 'sum', 'none']),
  /** Empty when proved. */
  doubts: z.array(z.enum(rowDoubts)),
  /** Of a contradicted row: what the arithmetic asks for, where it is one number. */
  expected: z.object({ amount: decimal, difference: decimal }).nullable(),
  /** Index into `equations`. */
  equation: z.int().nonnegative().nullable(),
})

export const account = z.object({
  number: z.string().nullable(),
  currency: z.string().nullable(),
  openingBalance: decimal.nullable(),
  closingBalance: decimal.nullable(),
  period: z.object({ start: z.iso.date().nullable(), end: z.iso.date().nullable() }),
  check,
  /** Its balance is what the holder owes. */
  owed: z.boolean(),
  doubts: z.array(z.enum([...rowDoubts, 'pages-missing', 'unexplained-numbers'])),
  /** Numbers near the rows that the reading has no use for. */
  unexplained: z.array(z.object({ page: z.int().positive(), box, text: z.string() })),
})

export const warning = z.object({
  code: z.enum([
    'page-needs-ocr',
    'page-unreadable',
    'not-a-statement',
    'no-transactions',
    'balance-mismatch',
    'row-without-date',
    'repeated-rows',
    'repeated-page',
    'doubtful-row',
    'pages-missing',
    'unexplained-numbers',
  ]),
  page: z.int().positive().nullable(),
  message: z.string(),
})

const verdictState = z.enum(['proved', 'sum-proved', 'unproved', 'contradicted', 'unread'])
const rowCounts = z.object({
  all: z.int().nonnegative(),
  proved: z.int().nonnegative(),
  /** Of those the ones whose only witness is a sum. */
  bySum: z.int().nonnegative(),
  contradicted: z.int().nonnegative(),
})

/** Whether the whole can be trusted, and each account: the engine's Verdict. */
export const verdict = z.object({
  state: verdictState,
  accounts: z.array(z.object({ state: verdictState, rows: rowCounts })),
  rows: rowCounts,
  /** `converted`: those that were asked for and could be read. */
  pages: z.object({ converted: z.int().nonnegative(), all: z.int().positive() }),
})

/** GET /api/get-conversion-result, 200. */
export const conversionResult = z
  .object({
    type: z.literal(EXTRACTION_COMPLETE),
    headers: z.array(z.string()),
    data: z.array(z.array(z.string())),
    transactions: z.array(transaction),
    accounts: z.array(account),
    equations: z.array(equation),
    readings: z.array(otherReading),
    /** How many the document has. */
    pages: z.int().positive(),
    /** Those of them that were asked for. */
    pagesConverted: z.array(z.int().positive()),
    ocrPages: z.array(z.int().positive()),
    warnings: z.array(warning),
    verdict,
  })
  .meta({
    examples: [
      {
        type: EXTRACTION_COMPLETE,
        headers: ['Date', 'Transaction Reference', 'Debit', 'Credit', 'Balance'],
        data: [['2026-01-31', 'RENT', '950.00', '', '1234.50']],
        transactions: [
          {
            date: '2026-01-31',
            valueDate: null,
            description: 'RENT',
            reference: null,
            debit: '950.00',
            credit: null,
            balance: '1234.50',
            account: 0,
            page: 1,
            cells: { debit: { page: 1, box: [0.61, 0.32, 0.07, 0.01], text: '950.00' } },
            check: 'proved',
            witness: 'balance',
            doubts: [],
            expected: null,
            equation: 0,
          },
        ],
        accounts: [
          {
            number: '12345678',
            currency: 'GBP',
            openingBalance: '2184.50',
            closingBalance: '1234.50',
            period: { start: '2026-01-01', end: '2026-01-31' },
            check: 'proved',
            owed: false,
            doubts: [],
            unexplained: [],
          },
        ],
        equations: [
          {
            kind: 'balance',
            account: 0,
            from: { amount: '2184.50', page: 1, box: null },
            sum: '-950.00',
            to: { amount: '1234.50', page: 1, box: [0.81, 0.32, 0.07, 0.01] },
            closes: true,
          },
        ],
        readings: [],
        pages: 1,
        pagesConverted: [1],
        ocrPages: [],
        warnings: [],
        verdict: {
          state: 'proved',
          accounts: [{ state: 'proved', rows: { all: 1, proved: 1, bySum: 0, contradicted: 0 } }],
          rows: { all: 1, proved: 1, bySum: 0, contradicted: 0 },
          pages: { converted: 1, all: 1 },
        },
      },
    ],
  })
export type ConversionResult = z.infer<typeof conversionResult>

/** GET /api/get-conversion-result, 202: not done yet; `page` of `pages` are read. */
export const conversionProgress = z
  .object({
    status: z.enum(['queued', 'converting']),
    page: z.int().nonnegative(),
    pages: z.int().positive(),
  })
  .meta({ examples: [{ status: 'converting', page: 12, pages: 40 }] })
export type ConversionProgress = z.infer<typeof conversionProgress>

/** POST /api/check-usage-limit. */
export const usageQuestion = z.object({ pages: z.int().positive() }).meta({ examples: [{ pages: 3 }] })
/** POST /api/check-usage-limit, 200. */
export const usageAnswer = z
  .object({
    can_process: z.boolean(),
    message: z.string(),
    /** Of these many pages a part may be converted, where the whole is too long. */
    pages_left: z.int().nonnegative(),
  })
  .meta({
    examples: [
      {
        can_process: true,
        message: 'You have 5 of 5 pages per 24 hours left.',
        pages_left: 5,
      },
    ],
  })
export type UsageAnswer = z.infer<typeof usageAnswer>
