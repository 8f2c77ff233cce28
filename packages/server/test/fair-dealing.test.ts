import { describe, expect, it } from 'vitest'
import { countUnpaidTime } from '../src/quota/unpaid-time.ts'
import { eventually, query, statement, testServer, visitor } from './helper.ts'
import { repeatingForms, unendedStreams } from './slow-pdfs.ts'

const pdf = statement('empty-uk-building-society')
const slow = repeatingForms()
let addresses = 0
const from = (url: () => string) => visitor(url, { 'x-forwarded-for': `198.51.100.${++addresses}` })

describe('one who sends the slowest PDFs that there are', () => {
  const { url, countRows, folder } = testServer(
    { TRUST_PROXY: '1', CONVERSIONS_AT_ONCE: '2', ANONYMOUS_PAGES: '100' },
    { timeouts: { pageMs: 4_000 } },
  )

  it('keeps nobody else waiting, is told when it is too much, and pays with time for what gave no table', async () => {
    const attacker = from(url)
    await attacker.pages() // brings a cookie
    const sent = await Promise.all(Array.from({ length: 5 }, () => attacker.convert(slow)))
    expect(sent.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200])
    const sixth = await attacker.convert(slow)
    expect([sixth.status, sixth.body.code]).toEqual([429, 'too-many-conversions'])
    expect(Number(sixth.headers.get('retry-after'))).toBeGreaterThan(0)

    for (let n = 0; n < 3; n++) {
      const honest = from(url)
      const { uuid } = (await honest.convert(pdf)).body
      expect((await honest.result(uuid)).status).toBe(200)
    }
    const unfinished =
      "select count(*)::int as count from conversions where status in ('queued', 'converting')"
    expect((await query(folder, unfinished))[0]?.count).toBeGreaterThan(0)

    const first = sent[0]?.body.uuid as string
    const { status, body } = await attacker.result(first)
    // Time or memory, whichever ends first.
    expect(status).toBe(422)
    expect(['conversion-timeout', 'pdf-too-complex']).toContain(body.code)
    for (const { body } of sent.slice(1)) await attacker.remove(body.uuid)
    expect(await countRows('page_uses')).toBe(6) // the pages of the honest, each of a visitor and a network
    await eventually(async () => {
      const [row] = await query(
        folder,
        "select max(count) as tenths from attempts where key like 'unpaid:visitor:%'",
      )
      expect(row?.tenths).toBeGreaterThanOrEqual(15)
    })
  })
})

describe('a file that takes minutes to open', () => {
  const { url, server, storedUploads, folder } = testServer(
    { TRUST_PROXY: '1' },
    { timeouts: { openMs: 60_000 } },
  )
  const opening = unendedStreams()
  const opened = () => server().deps.openers.running()

  it('is not opened for a payer who has no pages left', async () => {
    const spent = from(url)
    await spent.convert(statement('us-two-accounts'))
    const { status, body } = await spent.convert(opening)
    expect([status, body.code]).toEqual([403, 'usage-limit-exceeded'])
    expect(body.detail).toBe('You have 0 of 2 pages per 24 hours left. The next ones come back in 24 hours.')
  })

  it('keeps nobody else from opening theirs, and is given up when its sender goes away', async () => {
    const gone = new AbortController()
    const attacker = from(url)
    const sending = [1, 2, 3].map(() => {
      const form = new FormData()
      form.set('file', new Blob([opening]), 'a.pdf')
      return attacker.call('/api/convert-pdf-python', { method: 'POST', body: form, signal: gone.signal })
    })
    const stopped = Promise.allSettled(sending)
    await eventually(() => expect(opened()).toBe(1))
    const other = from(url)
    expect((await other.convert(pdf)).status).toBe(200)
    expect(opened()).toBe(1)
    gone.abort()
    await stopped
    await eventually(() => expect(opened()).toBe(0))
    await eventually(() => expect(storedUploads()).toHaveLength(2))
    // Without a cookie each request is a visitor's own; one that waited may begin before its end is known.
    const counted = await query(folder, "select key from attempts where key like 'unpaid:visitor:%'")
    expect(counted.length).toBeGreaterThan(0)
    expect(counted).not.toContainEqual({ key: `unpaid:${visitorOf(other)}` })
  })

  it('is refused where such files have taken two minutes', async () => {
    const attacker = from(url)
    await attacker.pages()
    await countUnpaidTime(server().deps, [visitorOf(attacker)], 120_000)
    const { status, body, headers } = await attacker.convert(pdf)
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'too-much-unpaid', '3600'])
  })
})

/** The payer that a caller without an account is, by its cookie. */
function visitorOf(caller: ReturnType<typeof from>): string {
  const cookie = decodeURIComponent(caller.cookie() ?? '').split('=')[1] ?? ''
  return `visitor:${cookie.split('.')[0]}`
}
