import { afterEach, expect, it, vi } from 'vitest'
import { askAllowance, awaitResult, deleteConversion, sendStatement } from './conversion-calls.ts'
import type { PostForm } from './post-form.ts'

type Answer = readonly [status: number, body?: unknown]
type Asked = { readonly url: string; readonly bearer: string | null; readonly method: string | undefined }

/** Answers the calls in turn and keeps what was asked. */
function answer(...answers: readonly (Answer | Error)[]) {
  const left = [...answers]
  const asked: Asked[] = []
  vi.stubGlobal('fetch', (url: string, { headers, method }: RequestInit) => {
    asked.push({ url, bearer: new Headers(headers).get('authorization'), method })
    const next = left.shift()
    if (next === undefined) throw new Error('asked once too often')
    if (next instanceof Error) return Promise.reject(next)
    const [status, body] = next
    return Promise.resolve(new Response(status === 204 ? null : JSON.stringify(body ?? null), { status }))
  })
  return asked
}
afterEach(() => {
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

/** Answers the forms in turn and keeps what was sent. */
function posting(...answers: readonly (Answer | Error)[]) {
  const left = [...answers]
  const sent: { form: FormData; token: string | null }[] = []
  const post: PostForm = async (_path, { form, token }) => {
    sent.push({ form, token })
    const next = left.shift()
    if (next === undefined) throw new Error('sent once too often')
    if (next instanceof Error) throw next
    return { status: next[0], statusText: '', body: next[1] ?? null }
  }
  return { post, sent }
}

const upload = (refreshed: string | null = 'new', token: string | null = 'old') => ({
  file: new File(['%PDF-'], 'june.pdf'),
  password: null,
  token,
  range: null,
  refreshUser: () => Promise.resolve(refreshed),
  onSent: () => {},
  signal: new AbortController().signal,
})
const stale: Answer = [401, { error: 'Unauthorized', detail: 'Invalid or expired token.' }]

it('sends file, password, pages and token', async () => {
  const { post, sent } = posting([200, { uuid: 'u' }])
  const outcome = await sendStatement({ ...upload(), password: 'p', range: '1-2' }, post)
  expect(outcome).toEqual({ kind: 'accepted', uuid: 'u' })
  expect(sent[0]?.token).toBe('old')
  expect([...(sent[0]?.form.keys() ?? [])]).toEqual(['password', 'pages', 'file'])
  expect(sent[0]?.form.get('pages')).toBe('1-2')
  expect(sent[0]?.form.get('file')).toHaveProperty('name', 'june.pdf')
})

it('renews a stale token and sends once more', async () => {
  const { post, sent } = posting(stale, [200, { uuid: 'u' }])
  expect(await sendStatement(upload(), post)).toEqual({ kind: 'accepted', uuid: 'u' })
  expect(sent.map(({ token }) => token)).toEqual(['old', 'new'])
})

it.each([
  ['the session is over', [stale], upload(null), 'Your session has expired. Please log in again.'],
  ['the second try fails too', [stale, stale], upload(), 'Authentication failed. Please log in again.'],
  [
    'the second try brings no uuid',
    [stale, [200, {}] as const],
    upload(),
    'Authentication failed. Please log in again.',
  ],
  ['nobody is logged in', [stale], upload(null, null), 'Authentication failed. Please log in again.'],
  ['there is no uuid', [[200, {}] as const], upload(), 'Conversion failed: No result UUID returned.'],
])('says so when %s', async (_case, answers, given, text) => {
  expect(await sendStatement(given, posting(...answers).post)).toEqual({ kind: 'refused', text })
})

it('says when the network was cut', async () => {
  const text = 'An error occurred during conversion. Please try again.'
  const { post } = posting(new TypeError('The connection was cut.'))
  expect(await sendStatement(upload(), post)).toEqual({ kind: 'cut', text })
})

it.each([
  [
    [200, { can_process: true, message: 'Fine.', pages_left: 5 }] as const,
    { allowed: true, text: 'Fine.', left: 5 },
  ],
  [
    [200, { can_process: false, message: '', pages_left: 0 }] as const,
    { allowed: false, text: 'You have exceeded your page processing limit.', left: 0 },
  ],
  [[500] as const, null],
  [new TypeError('Failed to fetch'), null],
])('asks whether the pages may be converted', async (given, allowance) => {
  answer(given)
  expect(await askAllowance(3, null)).toEqual(allowance)
})

it('deletes a conversion, and takes one that is gone for deleted', async () => {
  const asked = answer([204], [404, { error: 'Not found' }], [500, { error: 'Internal error' }])
  await deleteConversion('u', 'mine')
  expect(asked).toEqual([{ url: '/api/conversions/u', bearer: 'Bearer mine', method: 'DELETE' }])
  await deleteConversion('u', null)
  await expect(deleteConversion('u', null)).rejects.toThrow('Internal error')
})

it('asks on while the network or the server is away', async () => {
  vi.useFakeTimers()
  const gone = new TypeError('Failed to fetch')
  answer(gone, [503], [202, { status: 'queued', page: 0, pages: 2 }], gone, [200, { type: 'x' }])
  const outcome = awaitResult('u', null, () => {}, new AbortController().signal)
  await vi.runAllTimersAsync()
  expect(await outcome).toEqual({ kind: 'result', body: { type: 'x' } })
})

it.each([
  [Array.from({ length: 5 }, () => new TypeError('Failed to fetch')), 'An error occurred: Failed to fetch'],
  [[[404, { detail: 'It is gone.' }] as const], 'Conversion failed: It is gone.'],
])('gives up in the end', async (answers, text) => {
  vi.useFakeTimers()
  answer(...answers)
  const outcome = awaitResult('u', null, () => {}, new AbortController().signal)
  await vi.runAllTimersAsync()
  expect(await outcome).toMatchObject({ kind: 'failed', text })
})

it('asks again while the result is not there', async () => {
  vi.useFakeTimers()
  answer([202, { status: 'converting', page: 1, pages: 2 }], [200, { type: 'x' }])
  const seen: number[] = []
  const outcome = awaitResult('u', null, ({ page }) => seen.push(page), new AbortController().signal)
  await vi.runAllTimersAsync()
  expect(await outcome).toEqual({ kind: 'result', body: { type: 'x' } })
  expect(seen).toEqual([1])
})
