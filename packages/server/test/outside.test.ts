import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { API } from '@ledgerlift/contract'
import { describe, expect, it } from 'vitest'
import { testServer } from './helper.ts'

const FRIEND = 'https://www.friend.example'
const { url } = testServer({
  TRUST_PROXY: '1',
  ALLOWED_ORIGINS: FRIEND,
  GOOGLE_CLIENT_ID: 'ledgerlift.apps.example.com',
  CONTACT_FORM_URL: 'https://forms.example/f/1',
})
const plain = testServer()
const hasty = testServer({}, { timeouts: { answerMs: 1000 } })

describe('pages of other origins', () => {
  const ask = (origin: string, init: RequestInit = {}, at = url) =>
    fetch(at() + API.settings, { ...init, headers: { origin, ...init.headers } })
  const allowedBy = (response: Response) => response.headers.get('access-control-allow-origin')

  it('may call where they are on the list, with the cookie', async () => {
    const answer = await ask(FRIEND)
    expect(allowedBy(answer)).toBe(FRIEND)
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true')
    expect(answer.headers.get('vary')).toMatch(/origin/i)
    const preflight = await ask(FRIEND, {
      method: 'OPTIONS',
      headers: {
        'access-control-request-method': 'DELETE',
        'access-control-request-headers': 'authorization',
      },
    })
    expect(preflight.status).toBe(204)
    expect(preflight.headers.get('access-control-allow-methods')).toContain('DELETE')
    expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization')
  })

  it.each(['https://evil.example', 'http://www.friend.example', 'https://www.friend.example.evil', 'null'])(
    'may not where they are not: %s',
    async (origin) => {
      expect(allowedBy(await ask(origin))).toBeNull()
    },
  )

  it('may not at all by default', async () => {
    expect(allowedBy(await ask(FRIEND, {}, plain.url))).toBeNull()
  })
})

describe('what a browser is told', () => {
  const headersOf = async (at = url, headers: Record<string, string> = {}) =>
    (await fetch(`${at()}/healthz`, { headers })).headers

  it('lets in the services of others that are set up', async () => {
    const headers = await headersOf()
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval' https://accounts.google.com/gsi/client")
    expect(policy).toContain('frame-src https://accounts.google.com/gsi/ https://forms.example')
    expect(policy).not.toContain('unsafe-inline')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups')
  })

  it('lets in nobody where none is set up', async () => {
    const headers = await headersOf(plain.url)
    expect(headers.get('content-security-policy')).not.toContain('http')
    expect(headers.get('cross-origin-opener-policy')).toBe('same-origin')
    expect(headers.get('referrer-policy')).toBe('same-origin')
  })

  it('keeps to https, once it came by it', async () => {
    const over = async (proto: string) =>
      (await headersOf(url, { 'x-forwarded-proto': proto })).get('strict-transport-security')
    expect(await over('https')).toBe('max-age=31536000; includeSubDomains')
    expect(await over('http')).toBeNull()
  })
})

describe('a request', () => {
  /** All that the server says to these bytes, until it closes the connection. */
  async function send(bytes: string, at = url): Promise<string> {
    const socket = connect(Number(new URL(at()).port), '127.0.0.1')
    socket.write(bytes)
    return text(socket)
  }
  const post = (path: string, headers: string, body: string) =>
    `POST ${path} HTTP/1.1\r\nHost: x\r\n${headers}\r\n\r\n${body}`

  it('that never arrives whole is answered, and its connection closed', async () => {
    const said = await send(
      post(API.login, 'Content-Type: application/json\r\nContent-Length: 100', '{"email":'),
      hasty.url,
    )
    expect(said).toMatch(/^HTTP\/1.1 503 /)
    expect(said).toContain('"code":"request-timeout"')
  })

  it('with a body that is too large is refused before it is read', async () => {
    const said = await send(
      post(API.login, 'Content-Type: application/json\r\nConnection: close\r\nContent-Length: 99999999', '{'),
    )
    expect(said).toMatch(/^HTTP\/1.1 413 /)
    expect(said).toContain('"code":"request-too-large"')
  })

  it('with a head that is too large is refused', async () => {
    expect(await send(`GET / HTTP/1.1\r\nHost: x\r\nX-Long: ${'x'.repeat(50_000)}\r\n\r\n`)).toMatch(
      /^HTTP\/1.1 413 /,
    )
  })
})
