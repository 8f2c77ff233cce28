import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import { newFolder, testServer, visitor } from './helper.ts'

const LIMIT = 40
const { url, server } = testServer({ TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: String(LIMIT) })
const from = (address: string) => ({ 'x-forwarded-for': address })

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

it('an address that calls too often is told when to come back', async () => {
  const caller = visitor(url, from('192.0.2.99'))
  for (let n = 0; n < LIMIT; n++) await caller.usage(1)
  const { status, body, headers } = await caller.usage(1)
  expect([status, body.code]).toEqual([429, 'too-many-requests'])
  expect(Number(headers.get('retry-after'))).toBeGreaterThan(0)
  expect((await visitor(url, from('192.0.2.100')).usage(1)).status).toBe(200)
})
