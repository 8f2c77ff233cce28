import { LIMITS } from '@ledgerlift/contract'
import { describeOpenFailure, TEXT } from '../../lib/error-text.ts'
import { fileSize } from '../../lib/file-size.ts'
import type { OpenOutcome } from '../../lib/pdf/pdf-messages.ts'
import { WORDS } from '../../words/en/upload.ts'
import type { Pdf } from './upload-state.ts'

export type OpenInBrowser = (file: File, password: string | null) => Promise<OpenOutcome>
export type Reading = { readonly pdf: Pdf; readonly problem: string | null }

/** Opens the chosen file and says what it is. That a file is protected is no problem until a password was wrong. */
export async function readPdf(open: OpenInBrowser, file: File, password: string | null): Promise<Reading> {
  if (file.size > LIMITS.fileBytes) return unreadable(WORDS.tooLarge(fileSize(file.size)))
  const outcome = await open(file, password)
  if (outcome.kind === 'open') {
    if (outcome.pages > LIMITS.pages) return unreadable(WORDS.tooManyPages(outcome.pages))
    return { pdf: { kind: 'open', pages: outcome.pages, password }, problem: null }
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
