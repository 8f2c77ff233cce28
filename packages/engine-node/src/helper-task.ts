import type { EngineErrorCode, PackedPages } from '@ledgerlift/engine'
import type { PdfiumCode } from './compile-pdfium.ts'
import type { OcrMode } from './ocr/ocr-mode.ts'
import type { PageQueue } from './page-queue.ts'
import type { Chunk } from './read-share.ts'

/** What a helper thread is started with. */
export type HelperTask = {
  /** The file, in memory that all threads share. */
  readonly bytes: Uint8Array<SharedArrayBuffer>
  readonly password: string | undefined
  readonly queue: PageQueue
  readonly ocr: OcrMode
  /** Which of the helpers it is, from 0. */
  readonly index: number
  readonly code: PdfiumCode
  readonly memoryLimit: number | undefined
}

/** The one message that it sends. */
export type HelperAnswer =
  | { readonly kind: 'read'; readonly chunks: readonly Chunk<PackedPages>[] }
  | { readonly kind: 'refused'; readonly code: EngineErrorCode }
