import type { GivenTable } from '@ledgerlift/engine'
import { z } from 'zod'

/** More tables than anybody draws, and few enough to be read in no time. */
const MAX_TABLES = 2000
const MAX_GUIDES = 1000
const share = z.number().min(0).max(1)

/** Where the user has drawn the tables of a PDF: the engine's GivenTable. All places are fractions of the page. */
export const givenTables = z
  .array(
    z.object({
      page: z.int().positive(),
      /** Left, top, right, bottom. */
      box: z.tuple([share, share, share, share]),
      /** Borders between the columns; with none, the columns are found. */
      columns: z.array(share).max(MAX_GUIDES),
      /** Borders between the rows; with none, the rows are found. */
      rows: z.array(share).max(MAX_GUIDES),
      /** Those with the same number are one table over several pages. */
      table: z.int().nonnegative(),
    }),
  )
  .min(1)
  .max(MAX_TABLES) satisfies z.ZodType<GivenTable[]>

/** Which number of a date such as `02/01/24` is the day, the month and the year. */
export const dateOrder = z.enum(['dmy', 'mdy', 'ymd'])

/** Which pages are recognised in their pictures: those that cannot be read otherwise, all, or none. */
export const ocrMode = z.enum(['auto', 'always', 'never'])

/** POST /api/convert-pdf-python: the fields of the form beside its `file`. An empty one counts as absent. */
export const conversionFields = z
  .object({
    /** Opens a protected PDF. */
    password: z.string().optional(),
    /** Converts and counts these pages only: numbers from 1 on and ranges of them, such as `1-2,5`. All where absent. */
    pages: z.string().optional(),
    /** How its dates are to be read. The document is asked where absent. */
    dates: dateOrder.optional(),
    /** Which pages are recognised in their pictures; `auto` where absent. */
    ocr: ocrMode.optional(),
    /** Reads these tables and no others: JSON of `givenTables`, as drawn in the viewer. */
    tables: z.string().optional(),
    /** With `tables`: a conversion of the whole of the same file that is done. Then no pages are counted again. */
    rereads: z.string().optional(),
  })
  .meta({ examples: [{}, { password: 'open sesame', pages: '1-2,5', dates: 'dmy' }] })
export type ConversionFields = z.infer<typeof conversionFields>

/** POST /api/convert-pdf-python, 200. */
export const conversionAccepted = z
  .object({ uuid: z.uuid() })
  .meta({ examples: [{ uuid: '5f0c4d8e-4c1b-4d6c-9a57-0d3b1b7c2e9a' }] })
export type ConversionAccepted = z.infer<typeof conversionAccepted>

/** POST /api/conversions/{uuid}/again. */
export const conversionAgain = z
  .object({
    dates: dateOrder,
    /** As the first time; `auto` where absent. */
    ocr: ocrMode.optional(),
    /** Opens a protected PDF: what opened it the first time is not kept. */
    password: z.string().optional(),
  })
  .meta({ examples: [{ dates: 'mdy' }] })
export type ConversionAgain = z.infer<typeof conversionAgain>
