/** What crosses between the server and the thread that writes results in other formats, and checks what was corrected. */
export type ExportTask =
  | {
      readonly kind: 'export'
      /** JSON of the result, and of what was corrected in it. */
      readonly result: Uint8Array<ArrayBuffer>
      readonly corrections: Uint8Array<ArrayBuffer> | null
      readonly format: string
    }
  | { readonly kind: 'check'; readonly corrections: Uint8Array<ArrayBuffer> }

export type ExportAnswer =
  | { readonly kind: 'files'; readonly files: readonly ExportFile[] }
  /** Whether there are corrections that are to be kept; none where they are taken back. */
  | { readonly kind: 'checked'; readonly isKept: boolean }
  | { readonly kind: 'refused'; readonly code: 'export-impossible' | 'bad-request' | 'internal' }

export type ExportFile = { readonly suffix: string; readonly content: string | Uint8Array }
