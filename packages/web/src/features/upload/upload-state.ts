import type { ConversionProgress } from '@ledgerlift/contract'
import type { SentBytes } from '../../lib/post-form.ts'
import type { ResultTable } from '../../lib/result-table.ts'

/** What is known of the chosen file. */
export type Pdf =
  | { readonly kind: 'opening' }
  | {
      readonly kind: 'open'
      readonly pages: number
      readonly password: string | null
      /** Pages that may be converted; null where nobody could say. */
      readonly left: number | null
    }
  | { readonly kind: 'locked' }
  | { readonly kind: 'unreadable'; readonly problem: string }

/** The file, and the pages of it that were asked for last, such as `1-2,5`; null for all. */
type Chosen = { readonly file: File; readonly pdf: Pdf; readonly range: string | null }

/** The five states of the upload area; the numbers are the specification's. */
export type UploadState =
  | { readonly step: 0; readonly problem: string | null }
  | (Chosen & {
      readonly step: 1
      readonly problem: string | null
      /** The same may work in a moment. */
      readonly retry: boolean
    })
  | (Chosen & { readonly step: 2; readonly wants: 'unlock' | 'convert' })
  | (Chosen & {
      readonly step: 3
      readonly sent: SentBytes | null
      readonly progress: ConversionProgress | null
    })
  | {
      readonly step: 4
      readonly table: ResultTable
      /** The conversion's name on the server; null where it is not known any more. */
      readonly uuid: string | null
    }

export type UploadEvent =
  | { readonly type: 'file-chosen'; readonly file: File }
  | { readonly type: 'file-rejected'; readonly problem: string }
  /** What opening the file in the browser came to. */
  | { readonly type: 'pdf-read'; readonly pdf: Pdf; readonly problem: string | null }
  | { readonly type: 'unlock-asked' }
  | { readonly type: 'convert-asked'; readonly range: string | null }
  | { readonly type: 'upload-started' }
  | { readonly type: 'sent'; readonly sent: SentBytes }
  | { readonly type: 'progressed'; readonly progress: ConversionProgress }
  | { readonly type: 'password-refused'; readonly problem: string }
  /** More pages than there are left: nothing was sent. */
  | { readonly type: 'pages-refused'; readonly problem: string; readonly left: number }
  | { readonly type: 'failed'; readonly problem: string; readonly retry: boolean }
  | { readonly type: 'cancelled' }
  | { readonly type: 'result-saved'; readonly table: ResultTable; readonly uuid: string | null }
  | { readonly type: 'cleared' }

export const EMPTY: UploadState = { step: 0, problem: null }

/** An event that does not belong to the state, such as a second click on Convert, changes nothing. */
export function uploadReducer(state: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'file-chosen':
      return toFile({ file: event.file, pdf: { kind: 'opening' }, range: null }, null)
    case 'file-rejected':
      return state.step === 0 ? { step: 0, problem: event.problem } : state
    case 'pdf-read':
      return afterReading(state, event.pdf, event.problem)
    case 'unlock-asked':
      if (state.step !== 1 || state.pdf.kind !== 'locked') return state
      return { step: 2, ...chosenOf(state), wants: 'unlock' }
    case 'convert-asked':
      if (state.step !== 1) return state
      return { step: 2, ...chosenOf(state), range: event.range, wants: 'convert' }
    case 'upload-started':
      return state.step === 2 ? { step: 3, ...chosenOf(state), sent: null, progress: null } : state
    case 'sent':
      return state.step === 3 ? { ...state, sent: event.sent } : state
    case 'progressed':
      return state.step === 3 ? { ...state, progress: event.progress } : state
    case 'password-refused':
      return 'file' in state ? toFile({ ...chosenOf(state), pdf: { kind: 'locked' } }, event.problem) : state
    case 'pages-refused':
      return 'file' in state ? toFile(withPagesLeft(state, event.left), event.problem) : state
    case 'failed':
      return 'file' in state ? toFile(chosenOf(state), event.problem, event.retry) : state
    case 'cancelled':
      return state.step === 2 || state.step === 3 ? toFile(chosenOf(state), null) : state
    case 'result-saved':
      return { step: 4, table: event.table, uuid: event.uuid }
    case 'cleared':
      return EMPTY
  }
}

/** Reading ends an unlocking; a conversion that waits for it goes on by itself, unless it cannot. */
function afterReading(state: UploadState, pdf: Pdf, problem: string | null): UploadState {
  if (!('file' in state)) return state
  if (state.step === 2 && state.wants === 'convert' && pdf.kind === 'open') return { ...state, pdf }
  return toFile({ ...chosenOf(state), pdf }, problem)
}

const chosenOf = ({ file, pdf, range }: Chosen): Chosen => ({ file, pdf, range })

const withPagesLeft = ({ file, pdf, range }: Chosen, left: number): Chosen => ({
  file,
  pdf: pdf.kind === 'open' ? { ...pdf, left } : pdf,
  range,
})

const toFile = (chosen: Chosen, problem: string | null, retry = false): UploadState => ({
  step: 1,
  ...chosen,
  problem,
  retry,
})
