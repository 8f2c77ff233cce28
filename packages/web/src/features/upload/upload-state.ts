import type { ConversionProgress } from '@ledgerlift/contract'
import type { ResultTable } from '../../lib/result-table.ts'

/** What is known of the chosen file. */
export type Pdf =
  | { readonly kind: 'opening' }
  | { readonly kind: 'open'; readonly pages: number; readonly password: string | null }
  | { readonly kind: 'locked' }
  | { readonly kind: 'unreadable'; readonly problem: string }

/** The five states of the upload area; the numbers are the specification's. */
export type UploadState =
  | { readonly step: 0; readonly problem: string | null }
  | { readonly step: 1; readonly file: File; readonly pdf: Pdf; readonly problem: string | null }
  | { readonly step: 2; readonly file: File; readonly pdf: Pdf; readonly wants: 'unlock' | 'convert' }
  | {
      readonly step: 3
      readonly file: File
      readonly pdf: Pdf
      readonly progress: ConversionProgress | null
    }
  | { readonly step: 4; readonly table: ResultTable }

export type UploadEvent =
  | { readonly type: 'file-chosen'; readonly file: File }
  | { readonly type: 'file-rejected'; readonly problem: string }
  /** What opening the file in the browser came to. */
  | { readonly type: 'pdf-read'; readonly pdf: Pdf; readonly problem: string | null }
  | { readonly type: 'unlock-asked' }
  | { readonly type: 'convert-asked' }
  | { readonly type: 'upload-started' }
  | { readonly type: 'progressed'; readonly progress: ConversionProgress }
  | { readonly type: 'password-refused'; readonly problem: string }
  | { readonly type: 'failed'; readonly problem: string }
  | { readonly type: 'result-saved'; readonly table: ResultTable }
  | { readonly type: 'cleared' }

export const EMPTY: UploadState = { step: 0, problem: null }

/** An event that does not belong to the state, such as a second click on Convert, changes nothing. */
export function uploadReducer(state: UploadState, event: UploadEvent): UploadState {
  switch (event.type) {
    case 'file-chosen':
      return { step: 1, file: event.file, pdf: { kind: 'opening' }, problem: null }
    case 'file-rejected':
      return state.step === 0 ? { step: 0, problem: event.problem } : state
    case 'pdf-read':
      return afterReading(state, event.pdf, event.problem)
    case 'unlock-asked':
      if (state.step !== 1 || state.pdf.kind !== 'locked') return state
      return { step: 2, file: state.file, pdf: state.pdf, wants: 'unlock' }
    case 'convert-asked':
      if (state.step !== 1) return state
      return { step: 2, file: state.file, pdf: state.pdf, wants: 'convert' }
    case 'upload-started':
      return state.step === 2 ? { step: 3, file: state.file, pdf: state.pdf, progress: null } : state
    case 'progressed':
      return state.step === 3 ? { ...state, progress: event.progress } : state
    case 'password-refused':
      return backToFile(state, { kind: 'locked' }, event.problem)
    case 'failed':
      return 'file' in state ? backToFile(state, state.pdf, event.problem) : state
    case 'result-saved':
      return { step: 4, table: event.table }
    case 'cleared':
      return EMPTY
  }
}

/** Reading ends an unlocking; a conversion that waits for it goes on by itself, unless it cannot. */
function afterReading(state: UploadState, pdf: Pdf, problem: string | null): UploadState {
  if (!('file' in state)) return state
  if (state.step === 2 && state.wants === 'convert' && pdf.kind === 'open') return { ...state, pdf }
  return backToFile(state, pdf, problem)
}

function backToFile(state: UploadState, pdf: Pdf, problem: string | null): UploadState {
  return 'file' in state ? { step: 1, file: state.file, pdf, problem } : state
}
