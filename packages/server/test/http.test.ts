import { API } from '@ledgerlift/contract'
import { describe, expect, it } from 'vitest'
import { testServer, visitor } from './helper.ts'

const LIMIT = 40
const { url } = testServer({ TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: String(LIMIT) })
const from = (address: string) => ({ 'x-forwarded-for': address })

describe('the description of the API', () => {
  it('has every path of the contract, with its answers and its errors', async () => {
    const { body } = await visitor(url).call<{
      paths: Record<string, Record<string, { responses: object }>>
    }>(API.openapi)
    const paths = Object.values(API).filter((path) => path !== API.openapi)
    expect(Object.keys(body.paths).sort()).toEqual([...paths].sort())
    const convert = body.paths[API.convert]?.post
    expect(Object.keys(convert?.responses ?? {})).toEqual(
      expect.arrayContaining(['200', '400', '403', '413', '415', '422', '500']),
    )
  })
})

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
