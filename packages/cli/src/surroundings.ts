import type { PdfiumCode } from '@ledgerlift/engine-node/compile-pdfium'

/** Where a command runs, and what it needs there. */
export type Surroundings = {
  /** What relative names start from. */
  readonly folder: string
  readonly stdout: NodeJS.WritableStream
  readonly stderr: NodeJS.WritableStream
  readonly pdfium: Promise<PdfiumCode>
}
