import type { EngineErrorCode, GivenTable } from '@ledgerlift/engine'
import type { TextItem } from './text-item.ts'

/** What is known of a page once it was read. */
export type PageText = {
  /** 1-based. */
  readonly number: number
  /** In PDF points, upright. */
  readonly width: number
  readonly height: number
  /** It shows a picture of text, which only recognition can read. */
  readonly isScan: boolean
  readonly items: readonly TextItem[]
}

/** A part of a page in shades of grey: one byte a pixel. */
export type GrayImage = {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array<ArrayBuffer>
}

/** What the viewer asks its worker, and what each question is answered with. */
export type Questions = {
  open: { ask: { bytes: ArrayBuffer; password: string | null }; answer: { pages: number } }
  read: { ask: { page: number }; answer: PageText }
  /** @param scale device pixels for each PDF point */
  render: { ask: { page: number; scale: number }; answer: ImageBitmap }
  /** In the resolution that recognition wants. */
  gray: { ask: { page: number; scale: number }; answer: GrayImage }
  propose: { ask: { from: number; to: number }; answer: readonly GivenTable[] }
  /** @param recognised where the page has no text: what was recognised in the table */
  split: {
    ask: { given: GivenTable; recognised: readonly TextItem[] | null }
    answer: Pick<GivenTable, 'columns' | 'rows'> | null
  }
}

export type Kind = keyof Questions

export type Question = {
  [K in Kind]: { readonly kind: K; readonly id: number } & Questions[K]['ask']
}[Kind]

/** Questions that nobody waits for any more need no answer. */
export type Cancel = { readonly kind: 'cancel'; readonly id: number }

export type Answer =
  | { readonly id: number; readonly answer: Questions[Kind]['answer'] }
  /** How much of a long question is done. */
  | { readonly id: number; readonly done: number; readonly total: number }
  /** `code` is null where the worker itself broke. */
  | { readonly id: number; readonly failed: EngineErrorCode | null }
