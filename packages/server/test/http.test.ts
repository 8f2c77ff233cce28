import { once } from 'node:events'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ERRORS, type ErrorCode } from '@ledgerlift/contract'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import { newFolder, testServer, visitor } from './helper.ts'

const LIMIT = 40
const { url, server } = testServer({ TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: String(LIMIT) })
const from = (address: string) => ({ 'x-forwarded-for': address })

const errorOf = (code: string) => ({ code, error: ERRORS[code as ErrorCode].error })
let callers = 0

describe('addresses', () => {
  it('that are none of the API are answered in its own words', async () => {
    for (const path of ['/api/nothing', '/api', '/api/get-conversion-result/x']) {
      const { status, body } = await visitor(url).call(path)
      expect([status, body.code]).toEqual([404, 'not-found'])
    }
  })

  it('that look like files are not answered with the page', async () => {
    const { status, body } = await visitor(url).call('/assets/missing.js')
    expect([status, body.code]).toEqual([404, 'not-found'])
  })
})

describe('the web page', () => {
  const page = '<!doctype html><title>page</title>'
  const open = async (folder: string) => {
    const { deps } = server()
    return buildApp(deps, { trustProxy: false, rateLimit: LIMIT, allowedOrigins: [], webFolder: folder })
  }

  it('is served at its routes, its assets for ever', async () => {
    const folder = newFolder()
    mkdirSync(join(folder, 'assets'))
    writeFileSync(join(folder, 'index.html'), page)
    writeFileSync(join(folder, 'assets/app-1a2b.js'), '')
    writeFileSync(join(folder, 'assets/app-1a2b.js.br'), 'short')
    const app = await open(folder)
    for (const path of ['/', '/converted?uuid=x&filename=a.pdf', '/inspect.html?uuid=x', '/pricing']) {
      const { statusCode, body, headers } = await app.inject(path)
      expect([statusCode, body, headers['cache-control']]).toEqual([200, page, 'no-cache'])
      expect(headers['set-cookie']).toMatch(/^ledgerlift_visitor=/)
    }
    // The page itself says that there is nothing; the status says it to machines.
    for (const path of ['/nowhere', '/inspect', '/pricing/x', '/other.html']) {
      const { statusCode, body } = await app.inject(path)
      expect([statusCode, body]).toEqual([404, page])
    }
    const asset = await app.inject('/assets/app-1a2b.js')
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
    const short = await app.inject({ url: '/assets/app-1a2b.js', headers: { 'accept-encoding': 'gzip, br' } })
    expect([short.body, short.headers['content-encoding']]).toEqual(['short', 'br'])
    expect(short.headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': expect.stringContaining('javascript'),
      vary: expect.stringMatching(/accept-encoding/i),
    })
    expect((await app.inject({ method: 'POST', url: '/' })).statusCode).toBe(404)
    expect((await app.inject('/../../package.json')).body).not.toContain('ledgerlift')
    await app.close()
    rmSync(folder, { recursive: true })
  })

  it('that is not built yet says so in one line', async () => {
    const app = await open(join(tmpdir(), 'there is no such folder'))
    const { statusCode, body } = await app.inject('/')
    expect([statusCode, body]).toEqual([503, 'The web page is not built yet: run "npm run build".\n'])
    await app.close()
  })
})

describe('what a browser is told', () => {
  it('runs no script but ours', async () => {
    const { headers } = await fetch(`${url()}/healthz`)
    const policy = headers.get('content-security-policy') ?? ''
    expect(policy).toContain("default-src 'none'")
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(policy).not.toContain('unsafe-inline')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('permissions-policy')).toContain('camera=(), ')
  })

  it('keeps its cookie from scripts, and from plain http where it came by https', async () => {
    const cookieOver = async (proto: string) => {
      const headers = { ...from('192.0.2.7'), 'x-forwarded-proto': proto }
      return (await visitor(url, headers).usage(1)).headers.get('set-cookie') ?? ''
    }
    expect(await cookieOver('http')).toMatch(/HttpOnly; SameSite=Lax$/)
    expect(await cookieOver('https')).toMatch(/HttpOnly; Secure; SameSite=Lax$/)
  })
})

/** All that is answered to what is sent as it stands here. */
async function sendRaw(text: string): Promise<string> {
  const socket = connect(Number(new URL(url()).port), '127.0.0.1')
  let said = ''
  socket.setEncoding('latin1').on('data', (chunk) => {
    said += chunk
  })
  socket.write(text)
  await once(socket, 'close')
  return said
}

describe('what is no request', () => {
  const host = 'Host: x\r\nConnection: close'
  it.each([
    ['a word that is no method', 'NONSENSE\r\n\r\n', 400, 'bad-request'],
    [
      'a head without an end',
      `GET / HTTP/1.1\r\nHost: x\r\nA: ${'a'.repeat(20_000)}\r\n\r\n`,
      413,
      'request-too-large',
    ],
    ['an address that is no text', `GET /api/%ff HTTP/1.1\r\n${host}\r\n\r\n`, 400, 'bad-request'],
    ['an address that is cut off', `GET /%c HTTP/1.1\r\n${host}\r\n\r\n`, 400, 'bad-request'],
    [
      'an id that is too long',
      `DELETE /api/conversions/${'a'.repeat(2000)} HTTP/1.1\r\n${host}\r\n\r\n`,
      400,
      'bad-request',
    ],
    [
      'two lengths',
      `POST /api/login HTTP/1.1\r\n${host}\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n`,
      400,
      'bad-request',
    ],
    [
      'a length beside chunks',
      `POST /api/login HTTP/1.1\r\n${host}\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n`,
      400,
      'bad-request',
    ],
  ])(
    'is answered in the shape of errors, with the headers of every answer: %s',
    async (_, text, status, code) => {
      const said = await sendRaw(text)
      expect(said).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `))
      expect(JSON.parse(said.slice(said.indexOf('{')))).toMatchObject({
        ...errorOf(code),
        requestId: expect.any(String),
      })
      for (const header of [
        'content-security-policy: default-src',
        'x-content-type-options: nosniff',
        'cache-control: no-store',
      ]) {
        expect(said.toLowerCase()).toContain(`\r\n${header}`)
      }
    },
  )
})

describe('calls are counted', () => {
  it.each([
    ['however their address is written', () => '/%61pi/pages-available'],
    ['with the host in their address', () => `${url()}/api/pages-available`],
    ['where nothing is at their address', () => '/%61%70i/nothing'],
  ])('%s', async (_, target) => {
    const address = `192.0.2.${100 + ++callers}`
    const call = `GET ${target()} HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n`
    const statusesOf = async (times: number) => {
      const said = await sendRaw(`${`${call}\r\n`.repeat(times - 1)}${call}Connection: close\r\n\r\n`)
      return [...said.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => Number(status))
    }
    expect(await statusesOf(1)).not.toEqual([429])
    expect((await statusesOf(LIMIT)).at(-1)).toBe(429)
  })

  it('for a whole network of IPv6, in steps', async () => {
    const statusFrom = async (address: string) => (await visitor(url, from(address)).pages()).status
    for (let n = 0; n < 2 * LIMIT; n++)
      expect(await statusFrom(`2001:db8:1:1${n.toString(16).padStart(2, '0')}::1`)).toBe(200)
    expect(await statusFrom('2001:db8:1:1ff::1')).toBe(429)
    expect(await statusFrom('2001:db8:1:200::1')).toBe(200)
  })
})

it('an address that calls too often is told when to come back', async () => {
  const caller = visitor(url, from('192.0.2.99'))
  for (let n = 0; n < LIMIT; n++) await caller.usage(1)
  const { status, body, headers } = await caller.usage(1)
  expect([status, body.code]).toEqual([429, 'too-many-requests'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await visitor(url, from('192.0.2.100')).usage(1)).status).toBe(200)
})
