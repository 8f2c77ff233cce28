import { expect, it } from 'vitest'
import type { OpenOutcome } from '../../lib/pdf/pdf-messages.ts'
import { readPdf } from './read-pdf.ts'

const file = new File(['%PDF-'], 'june.pdf')
const PASSWORD = 'Password required or incorrect. Please enter the correct password.'
const unreadable = (problem: string) => ({ pdf: { kind: 'unreadable', problem }, problem })

it.each<[string, OpenOutcome, object]>([
  [
    'opens',
    { kind: 'open', pages: 3 },
    { pdf: { kind: 'open', pages: 3, password: 's', left: 2 }, problem: null },
  ],
  [
    'wants a password',
    { kind: 'failed', code: 'pdf-password-required', reason: 'r' },
    { pdf: { kind: 'locked' }, problem: null },
  ],
  [
    'refuses the password',
    { kind: 'failed', code: 'pdf-password-wrong', reason: 'r' },
    { pdf: { kind: 'locked' }, problem: PASSWORD },
  ],
  [
    'is torn',
    { kind: 'failed', code: 'pdf-damaged', reason: 'It is torn.' },
    unreadable('Failed to open PDF: It is torn.'),
  ],
  [
    'breaks the reader',
    { kind: 'failed', code: null, reason: null },
    unreadable('Failed to open PDF: Unknown error'),
  ],
])('a file that %s', async (_what, outcome, reading) => {
  const reader = { open: async () => outcome, pagesLeft: async () => 2 }
  expect(await readPdf(reader, file, 's')).toEqual(reading)
})

it('does not open a file that is too large', async () => {
  const large = { size: 21 * 1024 * 1024 } as File
  const never = () => Promise.reject(new Error('opened'))
  const reading = await readPdf({ open: never, pagesLeft: never }, large, null)
  expect(reading).toEqual(unreadable('This file has 21.0 MB. We convert files of up to 20 MB.'))
})
