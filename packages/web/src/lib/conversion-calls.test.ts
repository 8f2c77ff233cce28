import { afterEach, expect, it, vi } from 'vitest'
import { awaitResult, sendStatement, usageRefusal } from './conversion-calls.ts'

type Answer = readonly [status: number, body?: unknown]

/** Answers the calls in turn and keeps what was asked. */
function answer(...answers: readonly (Answer | Error)[]) {
  const left = [...answers]
  const asked: { url: string; bearer: string | null; form: FormData | null }[] = []
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    const body = init.body instanceof FormData ? init.body : null
    asked.push({ url, bearer: new Headers(init.headers).get('authorization'), form: body })
    const next = left.shift()
    if (next === undefined) throw new Error('asked once too often')
    if (next instanceof Error) return Promise.reject(next)
    return Promise.resolve(new Response(JSON.stringify(next[1] ?? null), { status: next[0] }))
  })
  return asked
}
afterEach(() => vi.unstubAllGlobals())

const upload = (refreshed: string | null = 'new', token: string | null = 'old') => ({
  file: new File(['%PDF-'], 'june.pdf'),
  password: null,
  token,
  refreshUser: () => Promise.resolve(refreshed),
})
const stale: Answer = [401, { error: 'Unauthorized', detail: 'Invalid or expired token.' }]

it('sends file, password and token', async () => {
  const asked = answer([200, { uuid: 'u' }])
  expect(await sendStatement({ ...upload(), password: 'p' })).toEqual({ kind: 'accepted', uuid: 'u' })
  expect(asked[0]?.bearer).toBe('Bearer old')
  expect(asked[0]?.form?.get('password')).toBe('p')
  expect(asked[0]?.form?.get('file')).toHaveProperty('name', 'june.pdf')
})

it('renews a stale token and sends once more', async () => {
  const asked = answer(stale, [200, { uuid: 'u' }])
  expect(await sendStatement(upload())).toEqual({ kind: 'accepted', uuid: 'u' })
  expect(asked.map(({ bearer }) => bearer)).toEqual(['Bearer old', 'Bearer new'])
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
  [
    'the network is down',
    [new TypeError('Failed to fetch')],
    upload(),
    'An error occurred during conversion. Please try again.',
  ],
])('says so when %s', async (_case, answers, given, text) => {
  answer(...answers)
  expect(await sendStatement(given)).toEqual({ kind: 'refused', text })
})

it.each([
  [[200, { can_process: true, message: '' }] as const, null],
  [[200, { can_process: false, message: 'Two pages left.' }] as const, 'Two pages left.'],
  [[200, { can_process: false, message: '' }] as const, 'You have exceeded your page processing limit.'],
  [[500] as const, null],
  [new TypeError('Failed to fetch'), null],
])('asks whether the pages may be converted', async (given, text) => {
  answer(given)
  expect(await usageRefusal(3, null)).toBe(text)
})

it('asks again while the result is not there', async () => {
  vi.useFakeTimers()
  answer([202, { status: 'converting', page: 1, pages: 2 }], [200, { type: 'x' }])
  const seen: number[] = []
  const outcome = awaitResult('u', null, ({ page }) => seen.push(page), new AbortController().signal)
  await vi.runAllTimersAsync()
  expect(await outcome).toEqual({ kind: 'result', body: { type: 'x' } })
  expect(seen).toEqual([1])
  vi.useRealTimers()
})
