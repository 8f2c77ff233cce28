import type { DateOrder, EngineErrorCode, GivenTable } from '@ledgerlift/engine'
import type { OcrMode } from '@ledgerlift/engine-node'

/** What crosses between the server and a thread that reads PDFs. */
export type PdfTask = {
  readonly kind: 'count-pages' | 'convert'
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly password: string | undefined
  /** The pages to convert, 1-based; all where absent. */
  readonly pages: readonly number[] | undefined
  /** How dates are to be read; the document is asked where absent. */
  readonly dates?: DateOrder | undefined
  /** Which pages are recognised in their pictures. */
  readonly ocr?: OcrMode | undefined
  /** The tables that the user has drawn; they are found where absent. */
  readonly given?: readonly GivenTable[] | undefined
  /** How many threads may read a long document, the one that gets this included. */
  readonly threads: number
}

export type PdfThreadMessage =
  /** `threadId`: the system's; see thread-priority.ts. */
  | { readonly kind: 'ready'; readonly threadId?: number | undefined }
  | { readonly kind: 'page'; readonly page: number }
  /** How many pages are going to be recognised, which takes far longer than to read them. */
  | { readonly kind: 'recognising'; readonly pages: number }
  | { readonly kind: 'counted'; readonly pages: number }
  /** The contract's conversionResult as UTF-8 JSON, checked against its schema. */
  | {
      readonly kind: 'converted'
      readonly json: Uint8Array<ArrayBuffer>
      readonly ocrPages: number
      /** Pages that were asked for and could not be read, or say the same as others. */
      readonly freePages: number
      /** Not where nothing could be read as a statement; then it costs nothing. */
      readonly isRead: boolean
    }
  | { readonly kind: 'refused'; readonly code: EngineErrorCode }
  /** Before the answer, where the thread keeps too much memory: another one is to read the next PDF. */
  | { readonly kind: 'spent' }
  /** A fault of ours. Without the message of the error, which could quote the statement. */
  | { readonly kind: 'broken'; readonly name: string; readonly frames: string }
