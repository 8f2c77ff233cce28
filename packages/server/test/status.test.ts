import { afterAll, describe, expect, it } from 'vitest'
import { buildApp } from '../src/app.ts'
import { statement, testServer, visitor } from './helper.ts'

const TOKEN = 'a-token-for-watchers-only'
const { url, server } = testServer({ LOG_LEVEL: 'silent' })
const guarded = testServer({ METRICS_TOKEN: TOKEN })

const metricsOf = async (at: () => string, headers: Record<string, string> = {}) =>
  fetch(`${at()}/metrics`, { headers })

describe('metrics', () => {
  it('count conversions by outcome, pages and calls, and name no conversion and nobody', async () => {
    const sender = visitor(url)
    const { uuid } = (await sender.convert(statement('us-two-accounts'))).body
    await sender.result(uuid)
    await sender.convert(statement('us-two-accounts'))
    await visitor(url).convert(new Uint8Array([1, 2, 3]))
    const response = await metricsOf(url)
    const text = await response.text()
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    for (const line of [
      'ledgerlift_uploads_total{outcome="accepted"} 1',
      'ledgerlift_uploads_total{outcome="usage-limit-exceeded"} 1',
      'ledgerlift_uploads_total{outcome="not-a-pdf"} 1',
      'ledgerlift_conversions_total{outcome="done"} 1',
      'ledgerlift_pages_total 2',
      'ledgerlift_ocr_pages_total 0',
      'ledgerlift_conversion_seconds_count{outcome="done"} 1',
      'ledgerlift_conversion_wait_seconds_count 1',
      'ledgerlift_queue_conversions{status="queued"} 0',
      'ledgerlift_queue_conversions{status="converting"} 0',
      'ledgerlift_http_request_seconds_count{method="GET",route="/api/get-conversion-result",status="200"} 1',
    ]) {
      expect(text).toContain(`\n${line}\n`)
    }
    expect(text).not.toContain(uuid)
    expect(text).not.toContain(sender.cookie()?.split('=')[1])
  })

  it.each([
    ['through a proxy', { 'x-forwarded-for': '127.0.0.1' }],
    ['through a proxy of the newer kind', { forwarded: 'for=127.0.0.1' }],
  ])('are not there %s', async (_, headers) => {
    expect((await metricsOf(url, headers)).status).toBe(404)
  })

  it('are not there from another machine', async () => {
    const app = await buildApp(server().deps, {
      trustProxy: false,
      rateLimit: 10,
      allowedOrigins: [],
      webFolder: '/nowhere',
    })
    afterAll(() => app.close())
    const ask = (remoteAddress: string) => app.inject({ url: '/metrics', remoteAddress })
    expect((await ask('192.0.2.1')).statusCode).toBe(404)
    expect((await ask('::ffff:127.0.0.1')).statusCode).toBe(200)
  })

  it('need the token where one is set', async () => {
    expect((await metricsOf(guarded.url)).status).toBe(404)
    expect((await metricsOf(guarded.url, { authorization: 'Bearer another' })).status).toBe(404)
    expect((await metricsOf(guarded.url, { authorization: `Bearer ${TOKEN}` })).status).toBe(200)
  })
})

describe('a process', () => {
  it('says that it lives, and that it can serve', async () => {
    for (const path of ['/healthz', '/readyz']) {
      const response = await fetch(url() + path)
      expect([response.status, await response.json()]).toEqual([200, { status: 'ok' }])
    }
  })

  it('is alive but not ready while its database or its files do not answer', async () => {
    const { deps } = server()
    const no = async () => false
    for (const [broken, code] of [
      [{ ...deps, store: { ...deps.store, isReachable: no } }, 'unavailable'],
      [{ ...deps, files: { ...deps.files, isReachable: no } }, 'storage-unavailable'],
      [{ ...deps, files: { ...deps.files, hasRoom: no } }, 'storage-unavailable'],
    ] as const) {
      const app = await buildApp(broken, {
        trustProxy: false,
        rateLimit: 10,
        allowedOrigins: [],
        webFolder: '/nowhere',
      })
      const ready = await app.inject('/readyz')
      expect([ready.statusCode, ready.json().code]).toEqual([503, code])
      expect((await app.inject('/healthz')).statusCode).toBe(200)
      await app.close()
    }
  })
})
