import { dateOrder, givenTables, ocrMode } from '@ledgerlift/contract'
import { z } from 'zod'

/** What a queued conversion says of itself. */
export const conversionJob = z.object({
  conversionId: z.uuid(),
  /** The pages to convert, 1-based; all where absent. */
  pages: z.array(z.int().positive()).optional(),
  /** How dates are to be read; the document is asked where absent. */
  dates: dateOrder.optional(),
  /** Which pages are recognised in their pictures; `auto` where absent. */
  ocr: ocrMode.optional(),
  /** A conversion of the same file, in whose place this one comes when it is done. */
  replaces: z.uuid().optional(),
  /** The tables that the user has drawn; they are found where absent. */
  given: givenTables.optional(),
  /** Whose pages it counts, the widest last, by whom it is dealt; see quota/payers.ts. */
  payers: z.array(z.string()).default([]),
  /** Whether it counts no pages. */
  isFree: z.boolean().default(false),
  /** Under which the upload stands in the log. */
  requestId: z.string().optional(),
})
export type ConversionJob = z.infer<typeof conversionJob>
