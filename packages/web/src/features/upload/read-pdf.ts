import { LIMITS } from '@ledgerlift/contract'
import { WORDS } from '#words/upload.ts'
import { describeOpenFailure, TEXT } from '../../lib/error-text.ts'
import { fileSize } from '../../lib/file-size.ts'
import type { OpenOutcome } from '../../lib/pdf/pdf-messages.ts'
import type { Pdf } from './upload-state.ts'

/** How many of a PDF's pages may be converted; null where the server does not answer. */
type AskPagesLeft = (pages: number) => Promise<number | null>
type OpenInBrowser = (file: File, password: string | null) => Promise<OpenOutcome>
export type Reading = { readonly pdf: Pdf; readonly problem: string | null }

type Reader = { readonly open: OpenInBrowser; readonly pagesLeft: AskPagesLeft }

/** Opens the chosen file and says what it is. That a file is protected is no problem until a password was wrong. */
export async function readPdf(
  { open, pagesLeft }: Reader,
  file: File,
  password: string | null,
): Promise<Reading> {
  if (file.size > LIMITS.fileBytes) return unreadable(WORDS.tooLarge(fileSize(file.size)))
  const outcome = await open(file, password)
  if (outcome.kind === 'open') {
    const { pages } = outcome
    const left = await pagesLeft(pages)
    return { pdf: { kind: 'open', pages, password, left }, problem: null }
  }
  switch (outcome.code) {
    case 'pdf-password-required':
      return { pdf: { kind: 'locked' }, problem: null }
    case 'pdf-password-wrong':
      return { pdf: { kind: 'locked' }, problem: TEXT.password }
    default:
      return unreadable(describeOpenFailure(outcome.reason))
  }
}

const unreadable = (problem: string): Reading => ({ pdf: { kind: 'unreadable', problem }, problem })
