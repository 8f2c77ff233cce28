import { z } from 'zod'

/** What a queued conversion says of itself. */
export const conversionJob = z.object({
  conversionId: z.uuid(),
  /** The pages to convert, 1-based; all where absent. */
  pages: z.array(z.int().positive()).optional(),
  /** Under which the upload stands in the log. */
  requestId: z.string().optional(),
})
export type ConversionJob = z.infer<typeof conversionJob>
