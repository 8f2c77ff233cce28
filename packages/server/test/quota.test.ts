import { FREE_QUOTA } from '@ledgerlift/contract'
import { describe, expect, it } from 'vitest'
import { makePdf } from '../../engine/test-support/make-pdf.ts'
import { movableClock, statement, testServer, visitor } from './helper.ts'

const clock = movableClock()
const { url } = testServer({ TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '10000' }, { clock: clock.now })

/** Each from an address of its own, unless told otherwise. */
let addresses = 0
const newAddress = () => `198.51.100.${++addresses}`
const newVisitor = (address = newAddress()) => visitor(url, { 'x-forwarded-for': address })

const onePage = statement('empty-uk-building-society')
const twoPages = statement('us-two-accounts')

describe('the quota of a visitor', () => {
  it('is two pages, then says how many are left and when more come', async () => {
    const sender = newVisitor()
    expect((await sender.convert(onePage)).status).toBe(200)
    const refused = await sender.convert(twoPages)
    expect(refused.status).toBe(403)
    expect(refused.body).toMatchObject({
      error: 'Usage limit exceeded',
      code: 'usage-limit-exceeded',
      detail:
        'You have 1 of 2 pages per 24 hours left, and this PDF has 2 pages. ' +
        'Enough pages for it come back in 24 hours.',
    })
    expect((await sender.convert(onePage)).status).toBe(200)
    expect((await sender.convert(onePage)).status).toBe(403)
  })

  it('admits exactly two pages of fifty uploads at once', async () => {
    const sender = newVisitor()
    await sender.usage(1) // to get a cookie
    const answers = await Promise.all(Array.from({ length: 50 }, () => sender.convert(onePage)))
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 200)).toHaveLength(FREE_QUOTA.anonymous)
    // The rest has no pages left, or comes with too much at once.
    expect(statuses.filter((status) => [403, 429].includes(status))).toHaveLength(50 - FREE_QUOTA.anonymous)
  })

  it('comes back 24 hours after the pages were used', async () => {
    const sender = newVisitor()
    expect((await sender.convert(twoPages)).status).toBe(200)
    clock.moveHours(23.9)
    expect((await sender.convert(onePage)).status).toBe(403)
    clock.moveHours(0.2)
    expect((await sender.convert(twoPages)).status).toBe(200)
  })

  it('is not used by what is refused', async () => {
    const sender = newVisitor()
    await sender.convert(makePdf(3))
    await sender.convert(statement('protected-au-everyday'))
    expect((await sender.convert(twoPages)).status).toBe(200)
  })

  it('comes back at once after a PDF of which nothing could be read', async () => {
    const sender = newVisitor()
    const sent = await sender.convert(makePdf(2))
    expect((await sender.result(sent.body.uuid)).status).toBe(200)
    expect((await sender.usage(2)).body).toMatchObject({ can_process: true, pages_left: 2 })
  })

  it('is used by a statement without transactions', async () => {
    const sender = newVisitor()
    await sender.result((await sender.convert(onePage)).body.uuid)
    expect((await sender.usage(1)).body.pages_left).toBe(1)
  })

  it('can be asked for before uploading', async () => {
    const sender = newVisitor()
    expect((await sender.usage(2)).body).toEqual({
      can_process: true,
      message: 'This PDF has 2 pages, and you have 2 pages left.',
      pages_left: 2,
    })
    expect((await sender.usage(3)).body).toEqual({
      can_process: false,
      message:
        'You have 2 of 2 pages per 24 hours left, and this PDF has 3 pages, more than can be converted in 24 hours.',
      pages_left: 2,
    })
    await sender.convert(onePage)
    expect((await sender.usage(2)).body).toMatchObject({ can_process: false, pages_left: 1 })
    expect((await sender.pages()).body).toEqual({ remaining: 1, limit: 2 })
    expect((await sender.usage(0)).body.code).toBe('bad-request')
  })
})

describe('the quota of an address', () => {
  it('ends what a deleted cookie would begin, with room for a shared network', async () => {
    const address = newAddress()
    const statuses = []
    for (let n = 0; n < 11; n++) statuses.push((await newVisitor(address).convert(twoPages)).status)
    expect(statuses).toEqual([...Array(10).fill(200), 403])
    expect((await newVisitor().convert(twoPages)).status).toBe(200)
    // The number that the page shows is the one that refuses.
    const late = newVisitor(address)
    expect((await late.pages()).body).toEqual({ remaining: 0, limit: FREE_QUOTA.anonymous })
    expect((await late.usage(1)).body).toMatchObject({
      pages_left: 0,
      message: expect.stringMatching(/^Visitors from your network together have 0 of 20 pages/),
    })
  })

  it('is told by the right-most address that our proxy wrote, whatever the sender claims', async () => {
    const address = newAddress()
    const claim = (n: number) => newVisitor(`203.0.113.${n}, ${address}`)
    for (let n = 0; n < 10; n++) await claim(n).convert(twoPages)
    const refused = await claim(99).convert(onePage)
    expect(refused.body.detail).toMatch(
      /^Visitors from your network together have 0 of 20 pages per 24 hours left/,
    )
  })
})
