import { describe, expect, it } from 'vitest'
import type { ResultTable } from '../../lib/result-table.ts'
import { EMPTY, type Pdf, type UploadEvent, type UploadState, uploadReducer } from './upload-state.ts'

const file = new File(['%PDF-'], 'june.pdf')
const table: ResultTable = {
  headers: [],
  rows: [],
  accounts: [],
  equations: [],
  readings: [],
  verdict: null,
  statement: null,
  warnings: [],
}
const open: Pdf = { kind: 'open', pages: 2, password: null, left: 5 }
const locked: Pdf = { kind: 'locked' }
const progress = { status: 'converting', page: 1, pages: 2 } as const

const chosen: UploadState = {
  step: 1,
  file,
  pdf: { kind: 'opening' },
  range: null,
  problem: null,
  retry: false,
}
const ready: UploadState = { ...chosen, pdf: open }
const asking: UploadState = { ...chosen, pdf: locked }
const unlocking: UploadState = { step: 2, file, pdf: locked, range: null, wants: 'unlock' }
const processing: UploadState = { step: 2, file, pdf: open, range: null, wants: 'convert' }
const converting: UploadState = { step: 3, file, pdf: open, range: null, sent: null, progress: null }
const complete: UploadState = { step: 4, table, uuid: 'u' }
const sent = { sent: 1, total: 2 }

const read = (pdf: Pdf, problem: string | null = null): UploadEvent => ({ type: 'pdf-read', pdf, problem })

const walks: [name: string, from: UploadState, event: UploadEvent, to: UploadState][] = [
  ['a file is chosen', EMPTY, { type: 'file-chosen', file }, chosen],
  ['a wrong file is refused', EMPTY, { type: 'file-rejected', problem: 'p' }, { step: 0, problem: 'p' }],
  ['the file opens', chosen, read(open), ready],
  ['the file is protected', chosen, read(locked), asking],
  [
    'the file is torn',
    chosen,
    read({ kind: 'unreadable', problem: 'p' }, 'p'),
    { ...chosen, pdf: { kind: 'unreadable', problem: 'p' }, problem: 'p' },
  ],
  ['a password is tried', asking, { type: 'unlock-asked' }, unlocking],
  ['the password is wrong', unlocking, read(locked, 'p'), { ...asking, problem: 'p' }],
  [
    'the password is right',
    unlocking,
    read({ ...open, password: 's' }),
    { ...ready, pdf: { ...open, password: 's' } },
  ],
  ['the file is converted', ready, { type: 'convert-asked', range: null }, processing],
  [
    'a conversion waits for the file to open',
    { ...processing, pdf: { kind: 'opening' } },
    read(open),
    processing,
  ],
  [
    'a conversion meets a protected file',
    { ...processing, pdf: { kind: 'opening' } },
    read(locked, 'p'),
    { ...asking, problem: 'p' },
  ],
  ['the file is sent', processing, { type: 'upload-started' }, converting],
  ['pages are read', converting, { type: 'progressed', progress }, { ...converting, progress }],
  [
    'the pages are too many',
    processing,
    { type: 'pages-refused', problem: 'p', left: 1 },
    { ...ready, pdf: { ...open, left: 1 }, problem: 'p' },
  ],
  [
    'some of the pages are converted',
    ready,
    { type: 'convert-asked', range: '1-2' },
    { ...processing, range: '1-2' },
  ],
  ['bytes are sent', converting, { type: 'sent', sent }, { ...converting, sent }],
  [
    'the conversion fails',
    converting,
    { type: 'failed', problem: 'p', retry: false },
    { ...ready, problem: 'p' },
  ],
  [
    'the network is cut, and the pages that were chosen stay so',
    { ...converting, range: '2' },
    { type: 'failed', problem: 'p', retry: true },
    { ...ready, range: '2', problem: 'p', retry: true },
  ],
  ['the conversion is cancelled', converting, { type: 'cancelled' }, ready],
  ['the conversion is cancelled before it is sent', processing, { type: 'cancelled' }, ready],
  [
    'the server wants a password',
    converting,
    { type: 'password-refused', problem: 'p' },
    { ...asking, problem: 'p' },
  ],
  ['the result is there', converting, { type: 'result-saved', table, uuid: 'u' }, complete],
  ['a result was left from before', EMPTY, { type: 'result-saved', table, uuid: 'u' }, complete],
  ['another file is wanted', complete, { type: 'cleared' }, EMPTY],
  ['a different file is wanted', ready, { type: 'cleared' }, EMPTY],
]
it.each(walks)('%s', (_name, from, event, to) => {
  expect(uploadReducer(from, event)).toEqual(to)
})

describe('ignores', () => {
  const ignored: [name: string, state: UploadState, event: UploadEvent][] = [
    ['a second click on Convert', processing, { type: 'convert-asked', range: null }],
    ['Convert while converting', converting, { type: 'convert-asked', range: null }],
    ['Unlock without a lock', ready, { type: 'unlock-asked' }],
    ['a file refused while another is chosen', ready, { type: 'file-rejected', problem: 'p' }],
    ['news of a file that was put away', EMPTY, read(open)],
    ['a failure of what was put away', EMPTY, { type: 'failed', problem: 'p', retry: false }],
    ['progress after the end', complete, { type: 'progressed', progress }],
    ['an upload that was not asked for', ready, { type: 'upload-started' }],
    ['bytes of what was cancelled', ready, { type: 'sent', sent }],
    ['a cancelling of what is over', complete, { type: 'cancelled' }],
  ]
  it.each(ignored)('%s', (_name, state, event) => {
    expect(uploadReducer(state, event)).toBe(state)
  })
})
