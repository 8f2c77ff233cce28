import { describe, expect, it } from 'vitest'
import { eventually, findTraces, query, statement, testServer, visitor } from './helper.ts'

const ENDLESS = new URL('./stand-ins/endless-thread.ts', import.meta.url)
const pdf = statement('us-two-accounts')

describe('deleting a conversion', () => {
  const { url, folder } = testServer()

  it('leaves nothing of it but the pages that were used', async () => {
    const sender = visitor(url)
    const { uuid } = (await sender.convert(pdf)).body
    expect((await sender.result(uuid)).status).toBe(200)
    expect((await sender.remove(uuid)).status).toBe(204)
    expect(await findTraces(folder, uuid)).toEqual(['public.page_uses'])
    expect((await sender.result(uuid)).body.code).toBe('conversion-not-found')
    expect((await sender.remove(uuid)).body.code).toBe('conversion-not-found')
    expect((await sender.usage(1)).body.can_process).toBe(false)
  })

  it('gives the pages of one that failed back only once', async () => {
    const sender = visitor(url)
    const { uuid } = (await sender.convert(pdf)).body
    await sender.result(uuid)
    await query(
      folder,
      `update conversions set status = 'failed', error_code = 'internal' where id = '${uuid}'`,
    )
    expect((await sender.remove(uuid)).status).toBe(204)
    expect(await findTraces(folder, uuid)).toEqual([])
  })
})

describe('deleting a conversion that is running', () => {
  const { url, folder, server } = testServer({ CONVERSIONS_AT_ONCE: '1' }, { threadCode: ENDLESS })

  it('stops it, gives its pages back, and answers the client that waits for it', async () => {
    const sender = visitor(url)
    for (let n = 0; n < 2; n++) {
      const { uuid } = (await sender.convert(pdf)).body
      await eventually(async () => {
        const [row] = await query(folder, `select status from conversions where id = '${uuid}'`)
        expect(row?.status).toBe('converting')
      })
      const waiting = sender.result(uuid)
      expect((await sender.remove(uuid)).status).toBe(204)
      expect((await waiting).body.code).toBe('conversion-not-found')
      expect(await findTraces(folder, uuid)).toEqual([])
      expect((await sender.usage(2)).body.can_process).toBe(true)
    }
    expect(server().deps.converters.running()).toBe(0)
  })
})
