import type { Session } from '@ledgerlift/contract'
import { expect, it, vi } from 'vitest'
import { movableClock, query, testServer, visitor } from './helper.ts'

const clock = movableClock()
const { url, server, folder } = testServer({ RATE_LIMIT_PER_MINUTE: '60' }, { clock: clock.now })
const EMAIL = 'ada.lovelace@example.com'
const PASSWORD = 'correct horse'

it('what guards want to see is counted and logged, and tells of nobody', async () => {
  const { log } = server().deps
  const info = vi.spyOn(log, 'info')
  const warn = vi.spyOn(log, 'warn')
  const someone = visitor(url)
  const post = <T>(path: string, body: unknown, token = '') =>
    someone.post<T>(path, body, token ? { authorization: `Bearer ${token}` } : {})
  const account = { email: EMAIL, password: PASSWORD }
  const { body } = await post<Session>('/api/register', account)
  await post('/api/login', account)
  for (let n = 0; n < 6; n++) await post('/api/login', { ...account, password: 'wrong' })
  const changed = await post<Session>(
    '/api/user/password',
    { password: PASSWORD, new_password: 'battery staple' },
    body.access_token,
  )
  expect(changed.status).toBe(429) // as it should be
  clock.moveHours(1)
  const again = await post<Session>(
    '/api/user/password',
    { password: PASSWORD, new_password: 'battery staple' },
    body.access_token,
  )
  await post('/api/user/password', {}, 'no token')
  await post('/api/reset-password', { token: 'no token', password: 'battery staple' })
  const token = again.body.access_token
  await post('/api/refresh-token', {}, token)
  clock.moveHours(1)
  await post('/api/refresh-token', {}, token)
  const fresh = await post<Session>('/api/login', { email: EMAIL, password: 'battery staple' })
  await someone.convert(new Uint8Array([1]))
  const headers = { authorization: `Bearer ${fresh.body.access_token}`, 'content-type': 'application/json' }
  await someone.call('/api/logout', { method: 'POST', headers: { ...headers, authorization: 'Bearer x' } })
  const deletion = JSON.stringify({ password: 'battery staple' })
  expect((await someone.call('/api/user', { method: 'DELETE', body: deletion, headers })).status).toBe(204)
  for (let n = 0; n < 60; n++) await someone.pages()

  const lines = [...info.mock.calls, ...warn.mock.calls]
    .map(([line]) => line as unknown as Record<string, string>)
    .filter(({ event }) => event !== undefined)
  const events = [...new Set(lines.map(({ event }) => event))].sort()
  expect(events).toEqual([
    ...['account-deleted', 'locked-out', 'logged-in', 'login-failed', 'password-changed', 'rate-limited'],
    ...['registered', 'session-copied', 'session-ended', 'token-refused', 'upload-refused'],
  ])
  for (const line of lines) {
    expect(Object.keys(line).filter((key) => !['event', 'reqId', 'code'].includes(key))).toEqual([])
  }
  const metrics = await (await fetch(`${url()}/metrics`)).text()
  for (const event of events) {
    expect(metrics).toMatch(new RegExp(`ledgerlift_security_events_total\\{event="${event}"\\} [1-9]`))
  }
  expect(metrics).toContain('ledgerlift_security_events_total{event="password-reset"} 0')
  expect(metrics).toMatch(/ledgerlift_errors_total\{code="too-many-attempts"\} [1-9]/)
  const told = JSON.stringify(lines) + metrics
  const ids = await query(folder, "select coalesce(string_agg(login_id::text, ' '), '') as all from sessions")
  for (const secret of [
    EMAIL,
    'lovelace',
    PASSWORD,
    token,
    ...String(ids[0]?.all).split(' ').filter(Boolean),
  ]) {
    expect(told).not.toContain(secret)
  }
})
