import type { CorrectedRow } from '@ledgerlift/engine'
import { z } from 'zod'
import { cellRole } from './conversion.ts'

const decimal = z.string().regex(/^-?\d{1,18}(\.\d{1,3})?$/)
const MAX_TEXT = 5000
/** More rows than 500 pages hold. */
const MAX_ROWS = 100_000

/** A row as it stands after a person corrected what was read: the engine's CorrectedRow. */
export const correctedRow = z.object({
  /** The transaction that it was read as; null for an added one. */
  from: z.int().nonnegative().nullable(),
  date: z.iso.date().nullable(),
  valueDate: z.iso.date().nullable(),
  description: z.string().max(MAX_TEXT),
  reference: z.string().max(MAX_TEXT).nullable(),
  debit: decimal.nullable(),
  credit: decimal.nullable(),
  interestAndFees: decimal.exactOptional(),
  balance: decimal.nullable(),
  account: z.int().nonnegative(),
  page: z.int().positive(),
  /** What a person has said of it. */
  edited: z.array(cellRole),
}) satisfies z.ZodType<CorrectedRow>

/** PUT and GET /api/conversions/{uuid}/corrections. `rows` is null where nothing was corrected. */
export const corrections = z
  .object({
    /** All rows in their order: the index of a transaction that stays as it was read, or the row as it is now. */
    rows: z
      .array(z.union([z.int().nonnegative(), correctedRow]))
      .max(MAX_ROWS)
      .nullable(),
  })
  .meta({
    examples: [
      { rows: null },
      {
        rows: [
          0,
          {
            from: 1,
            date: '2026-01-31',
            valueDate: null,
            description: 'RENT',
            reference: null,
            debit: '950.00',
            credit: null,
            balance: '1234.50',
            account: 0,
            page: 1,
            edited: ['debit'],
          },
        ],
      },
    ],
  })
export type Corrections = z.infer<typeof corrections>

/** GET /api/conversions: the caller's that are kept, the newest first. */
export const recentConversions = z
  .object({
    conversions: z.array(
      z.object({
        uuid: z.uuid(),
        status: z.enum(['queued', 'converting', 'done']),
        pages: z.int().positive(),
        created_at: z.iso.datetime(),
        /** When it is deleted with all that belongs to it. */
        expires_at: z.iso.datetime(),
      }),
    ),
  })
  .meta({
    examples: [
      {
        conversions: [
          {
            uuid: '5f0c4d8e-4c1b-4d6c-9a57-0d3b1b7c2e9a',
            status: 'done',
            pages: 3,
            created_at: '2026-11-22T09:00:00.000Z',
            expires_at: '2026-11-23T09:00:00.000Z',
          },
        ],
      },
    ],
  })
export type RecentConversions = z.infer<typeof recentConversions>
