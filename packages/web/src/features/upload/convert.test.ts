import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type Conversion, convert } from './convert.ts'
// Else the first test waits until it is read, which takes seconds on a busy machine.
import '../../lib/answer-schemas.ts'

/** Stands in for the browser's own; a test says when what happens. */
class Request {
  static last: Request | null = null
  readonly upload: { onload?: () => void; onprogress?: (event: object) => void } = {}
  onload = () => {}
  onerror = () => {}
  onabort = () => {}
  status = 0
  statusText = ''
  response: unknown = null
  constructor() {
    Request.last = this
  }
  open() {}
  setRequestHeader() {}
  send() {}
  abort() {
    this.onabort()
  }
  answer(status: number, body: unknown) {
    Object.assign(this, { status, response: body })
    this.onload()
  }
}

const calls: string[] = []
beforeEach(() => {
  calls.length = 0
  Request.last = null
  vi.stubGlobal('XMLHttpRequest', Request)
  vi.stubGlobal('fetch', (url: string, { method, signal }: RequestInit) => {
    calls.push(`${method} ${url}`)
    if (method === 'POST') {
      return Promise.resolve(Response.json({ can_process: true, message: '', pages_left: 2 }))
    }
    if (method === 'DELETE') return Promise.resolve(new Response(null, { status: 204 }))
    return new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))
  })
})
afterEach(() => vi.unstubAllGlobals())

function begin(more: Partial<Conversion> = {}) {
  const abort = new AbortController()
  const told: string[] = []
  const outcome = convert({
    file: new File(['%PDF-'], 'june.pdf'),
    pages: 2,
    range: null,
    password: null,
    token: null,
    refreshUser: async () => null,
    onUpload: () => told.push('upload'),
    onSent: ({ sent, total }) => told.push(`${sent}/${total}`),
    onAccepted: (uuid) => told.push(uuid),
    onProgress: () => told.push('progress'),
    signal: abort.signal,
    ...more,
  })
  return { outcome, abort, told }
}

/** How long is waited for what should come at once, in milliseconds: only what hangs takes it. */
const WHAT_HANGS = 60_000

/** Until the form is being sent. */
const sending = () => vi.waitFor(() => expect(Request.last).not.toBeNull(), WHAT_HANGS)

it('tells how much is sent', async () => {
  const { outcome, told } = begin({ token: 't' })
  await sending()
  Request.last?.upload.onprogress?.({ loaded: 1, total: 3 })
  Request.last?.answer(200, { uuid: 'u' })
  expect(await outcome).toEqual({ kind: 'show', uuid: 'u' })
  expect(told).toEqual(['upload', '1/3', 'u'])
})

it('ends the sending when it is cancelled', async () => {
  const { outcome, abort } = begin()
  await sending()
  abort.abort()
  expect(await outcome).toEqual({ kind: 'cancelled' })
  expect(calls).toEqual(['POST /api/check-usage-limit'])
})

it('cancelled when all is sent, it waits for the name and deletes that', async () => {
  const { outcome, abort, told } = begin()
  await sending()
  Request.last?.upload.onload?.()
  abort.abort()
  Request.last?.answer(200, { uuid: 'u' })
  expect(await outcome).toEqual({ kind: 'cancelled' })
  expect(told).toEqual(['upload'])
  expect(calls).toContain('DELETE /api/conversions/u')
})

it('cancelled while it waits for the result, it deletes the conversion', async () => {
  const { outcome, abort } = begin()
  await sending()
  Request.last?.answer(200, { uuid: 'u' })
  await vi.waitFor(() => expect(calls).toContain('GET /api/get-conversion-result?uuid=u'), WHAT_HANGS)
  abort.abort()
  expect(await outcome).toEqual({ kind: 'cancelled' })
  expect(calls).toContain('DELETE /api/conversions/u')
})

it('may be tried again after the network was cut', async () => {
  const { outcome } = begin()
  await sending()
  Request.last?.onerror()
  expect(await outcome).toEqual({
    kind: 'failed',
    problem: 'An error occurred during conversion. Please try again.',
    retry: true,
  })
})

it('sends nothing where the pages are too many', async () => {
  const refusal = { can_process: false, message: 'Two left.', pages_left: 2 }
  vi.stubGlobal('fetch', async () => Response.json(refusal))
  const { outcome, told } = begin()
  expect(await outcome).toEqual({ kind: 'too-many-pages', problem: 'Two left.', left: 2 })
  expect(told).toEqual([])
})
