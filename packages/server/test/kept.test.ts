import type { Corrections, RecentConversions } from '@ledgerlift/contract'
import { describe, expect, it } from 'vitest'
import { eventually, findTraces, statement, testServer, visitor } from './helper.ts'

const pdf = statement('us-two-accounts')
const { url, folder } = testServer({ ANONYMOUS_PAGES: '100' })

/** A conversion that is done, and who has sent it. */
async function done() {
  const sender = visitor(url)
  const { uuid } = (await sender.convert(pdf)).body
  await sender.result(uuid)
  const of = (part: string) => `/api/conversions/${uuid}${part}`
  const raw = (part: string) => fetch(url() + of(part), { headers: { cookie: sender.cookie() ?? '' } })
  const put = (body: unknown) =>
    sender.call<object>(of('/corrections'), {
      method: 'PUT',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    })
  return { sender, uuid, of, raw, put }
}

describe('what is kept of a conversion', () => {
  it('is listed for its sender, with the time that it ends', async () => {
    const { sender, uuid } = await done()
    const { body } = await sender.call<RecentConversions>('/api/conversions')
    expect(body.conversions).toMatchObject([{ uuid, status: 'done', pages: 2 }])
    const [{ created_at = '', expires_at = '' } = {}] = body.conversions
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(24 * 3_600_000)
    expect((await visitor(url).call<RecentConversions>('/api/conversions')).body.conversions).toEqual([])
    await sender.remove(uuid)
    expect((await sender.call<RecentConversions>('/api/conversions')).body.conversions).toEqual([])
  })

  it('is its PDF, byte for byte', async () => {
    const { raw, of } = await done()
    const response = await raw('/pdf')
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/pdf'])
    expect(Buffer.from(await response.arrayBuffer()).equals(Buffer.from(pdf))).toBe(true)
    expect((await visitor(url).call(of('/pdf'))).body.code).toBe('conversion-not-found')
  })

  it('is its result in other formats', async () => {
    const { raw, of, sender } = await done()
    const ofx = await raw('/export?format=ofx')
    expect([ofx.status, ofx.headers.get('content-disposition')]).toEqual([
      200,
      'attachment; filename="statement.ofx"',
    ])
    expect((await ofx.text()).match(/<STMTTRN>/g)).toHaveLength(39)
    const second = await raw('/export?format=xero&part=2')
    expect([second.headers.get('x-parts'), (await second.text()).split('\n')[0]?.trim()]).toEqual([
      '2',
      '*Date,*Amount,Payee,Description,Reference,Cheque Number',
    ])
    expect((await sender.call(of('/export?format=xero&part=3'))).body.code).toBe('not-found')
    expect((await sender.call(of('/export?format=doc'))).body.code).toBe('bad-request')
  })
})

describe('corrections', () => {
  const asRead = Array.from({ length: 39 }, (_, i) => i)
  const row = {
    from: 0,
    date: '2024-08-03',
    valueDate: null,
    description: 'Mended',
    reference: null,
    debit: '400.00',
    credit: null,
    balance: '7720.40',
    account: 0,
    page: 1,
    edited: ['description'],
  }

  it('are kept with the result, marked in what is exported, and end with it', async () => {
    const { sender, uuid, of, raw, put } = await done()
    expect((await sender.call<Corrections>(of('/corrections'))).body).toEqual({ rows: null })
    const rows = [row, ...asRead.slice(1)]
    expect((await put({ rows })).status).toBe(204)
    expect((await sender.call<Corrections>(of('/corrections'))).body).toEqual({ rows })
    const csv = (await (await raw('/export?format=csv')).text()).split('\r\n')
    expect(csv[1]).toMatch(/^2024-08-03,Mended,400\.00,,7720\.40,.*"proved, edited by hand"$/)
    expect(csv[2]).toMatch(/,proved$/)
    expect((await put({ rows: null })).status).toBe(204)
    expect(await (await raw('/export?format=csv')).text()).not.toContain('edited')
    await put({ rows })
    await sender.remove(uuid)
    expect((await findTraces(folder, uuid)).filter((name) => name !== 'public.page_uses')).toEqual([])
  })

  it('that are none are refused, and those that name no row break nothing', async () => {
    const { put, sender, of } = await done()
    expect((await put({ rows: [{ ...row, debit: 'much' }] })).body.code).toBe('bad-request')
    expect((await put({ rows: [...asRead, 99] })).status).toBe(204)
    expect((await sender.call(of('/export?format=csv'))).body.code).toBe('export-impossible')
  })
})

it('a long export keeps nobody else from being answered', async () => {
  const { raw, put, of } = await done()
  const rows = Array(4_000).fill(0)
  /** Whether somebody was answered long before the work was over, however often they asked. */
  const isAside = async (work: Promise<{ status: number }>) => {
    const began = performance.now()
    let [longest, isOver] = [0, false]
    const working = work.then(({ status }) => {
      isOver = true
      return status
    })
    while (!isOver) {
      const asked = performance.now()
      await (await fetch(`${url()}/healthz`)).text()
      longest = Math.max(longest, performance.now() - asked)
    }
    const status = await working
    return { status, isAside: longest < (performance.now() - began) / 2 }
  }
  expect((await put({ rows })).status).toBe(204)
  // Other programs on the machine may keep an answer back as well, but not each time.
  await eventually(async () => {
    expect(await isAside(raw('/export?format=xlsx'))).toEqual({ status: 200, isAside: true })
  })
  // Nobody else's corrections are read at all.
  const stranger = await visitor(url).call<object>(of('/corrections'), {
    method: 'PUT',
    body: JSON.stringify({ rows }),
    headers: { 'content-type': 'application/json' },
  })
  expect([stranger.status, stranger.body.code]).toEqual([404, 'conversion-not-found'])
})
