import type { EngineErrorCode } from '@ledgerlift/engine'

export type OpenQuestion = {
  readonly id: number
  readonly bytes: ArrayBuffer
  readonly password: string | null
}

export type OpenOutcome =
  | { readonly kind: 'open'; readonly pages: number }
  /** `code` and `reason` are null where the reader itself broke. */
  | { readonly kind: 'failed'; readonly code: EngineErrorCode | null; readonly reason: string | null }

export type OpenAnswer = OpenOutcome & { readonly id: number }
