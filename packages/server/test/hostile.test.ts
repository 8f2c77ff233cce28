import { describe, expect, it } from 'vitest'
import { eventually, statement, testServer, visitor } from './helper.ts'

const pdf = statement('us-two-accounts')
const MB = 1024 ** 2
const ENDLESS = new URL('./stand-ins/endless-thread.ts', import.meta.url)
const ENDLESS_OPENING = new URL('./stand-ins/endless-opening-thread.ts', import.meta.url)
const GREEDY = new URL('./stand-ins/greedy-thread.ts', import.meta.url)
const CRASHING = new URL('./stand-ins/crashing-thread.ts', import.meta.url)

describe.each([
  ['takes too long', ENDLESS, 'conversion-timeout'],
  ['takes too much memory', GREEDY, 'pdf-too-complex'],
] as const)('a PDF that %s', (_, threadCode, code) => {
  const timeouts = { convertMs: 300, convertMsPerPage: 0 }
  const { url, countRows, storedUploads } = testServer(
    { CONVERSIONS_AT_ONCE: '1' },
    {
      threadCode,
      timeouts: code === 'conversion-timeout' ? timeouts : {},
      memoryLimit: 64 * MB,
    },
  )

  it('fails alone, gives its pages back, and the next one has a thread again', async () => {
    const sender = visitor(url)
    for (let n = 0; n < 2; n++) {
      const { uuid } = (await sender.convert(pdf)).body
      const { status, body } = await sender.result(uuid)
      expect([status, body.code]).toEqual([422, code])
      expect((await fetch(`${url()}/healthz`)).status).toBe(200)
      expect(await countRows('page_uses')).toBe(0)
      // The file goes once the failure is written down.
      await eventually(() => expect(storedUploads()).toEqual([]))
    }
  })
})

describe('a PDF that takes too long to open', () => {
  const { url, storedUploads, countRows } = testServer(
    {},
    { threadCode: ENDLESS_OPENING, timeouts: { openMs: 200 } },
  )

  it('is refused', async () => {
    const { status, body } = await visitor(url).convert(pdf)
    expect([status, body.code]).toEqual([422, 'conversion-timeout'])
    expect([storedUploads().length, await countRows('conversions')]).toEqual([0, 0])
  })
})

describe('a conversion that breaks a thread', () => {
  const { url, countRows } = testServer({}, { threadCode: CRASHING })

  it('is tried again, then fails as a fault of ours', async () => {
    const sender = visitor(url)
    const { uuid } = (await sender.convert(pdf)).body
    const { status, body } = await sender.result(uuid)
    expect([status, body.code]).toEqual([500, 'internal'])
    expect(await countRows('page_uses')).toBe(0)
  })
})

describe('a conversion that is not done in time for the answer', () => {
  const timeouts = { resultWaitMs: 200, convertMs: 5_000, convertMsPerPage: 0 }
  const { url } = testServer({}, { threadCode: ENDLESS, timeouts })

  it('is answered with how far it is', async () => {
    const sender = visitor(url)
    const { uuid } = (await sender.convert(pdf)).body
    // On a busy machine it may be queued when it is first asked for.
    await eventually(async () => {
      const { status, body } = await sender.askOnce(uuid)
      expect([status, body]).toEqual([202, { status: 'converting', page: 0, pages: 2 }])
    })
  })
})
