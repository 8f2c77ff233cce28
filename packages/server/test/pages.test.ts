import { conversionResult } from '@ledgerlift/contract'
import { describe, expect, it } from 'vitest'
import { statement, testServer, visitor } from './helper.ts'

const threePages = statement('uk-current-daily')
/** A scan is recognised in the end, however busy the machine is. */
const timeouts = { ocrMsPerPage: 600_000 }
const { url, storedUploads, countRows } = testServer({ ANONYMOUS_PAGES: '3' }, { timeouts })
const newVisitor = () => visitor(url)

describe('pages that were chosen', () => {
  it('alone are read and counted, and keep the numbers that they have in the file', async () => {
    const sender = newVisitor()
    const sent = await sender.convertPages(threePages, ' 3, 2-3')
    expect(sent.status).toBe(200)
    const { body } = await sender.result(sent.body.uuid)
    const result = conversionResult.parse(body)
    expect(result.pages).toBe(3)
    expect([...new Set(result.transactions.map(({ page }) => page))]).toEqual([2, 3])
    expect((await sender.usage(1)).body.message).toBe('This PDF has 1 page, and you have 1 page left.')
  })

  it('are the only ones that are looked at', async () => {
    const sender = newVisitor()
    const { uuid } = (await sender.convertPages(statement('scan-in-sbi-grid'), '2')).body
    const { ocrPages, transactions } = conversionResult.parse((await sender.result(uuid)).body)
    expect([ocrPages, transactions.length]).toEqual([[2], 3])
  })

  it('may be too many for the quota, and are then not counted', async () => {
    const sender = newVisitor()
    await sender.convertPages(threePages, '1-2')
    const refused = await sender.convertPages(threePages, '1,3')
    expect([refused.status, refused.body.error]).toEqual([403, 'Usage limit exceeded'])
    expect(refused.body.detail).toMatch(/^You have 1 of 3 pages per 24 hours left, and you chose 2 pages\. /)
    expect((await sender.convertPages(threePages, '3')).status).toBe(200)
  })

  it.each([
    ['x', 400, 'pages-unreadable'],
    ['0', 400, 'pages-unreadable'],
    ['3-1', 400, 'pages-unreadable'],
    ['1-2-3', 400, 'pages-unreadable'],
    ['4', 422, 'pages-out-of-range'],
    ['2-100000', 422, 'pages-out-of-range'],
  ])('%s is refused, and leaves nothing behind', async (pages, status, code) => {
    const before = [storedUploads().length, await countRows('conversions'), await countRows('page_uses')]
    const answer = await newVisitor().convertPages(threePages, pages)
    expect([answer.status, answer.body.code]).toEqual([status, code])
    expect([storedUploads().length, await countRows('conversions'), await countRows('page_uses')]).toEqual(
      before,
    )
  })

  it('are refused where the list is longer than any PDF needs', async () => {
    const { body } = await newVisitor().convertPages(threePages, '1'.padEnd(3000, ',1'))
    expect(body.code).toBe('bad-request')
  })

  it('says how many there are where one is not', async () => {
    const { body } = await newVisitor().convertPages(threePages, '2,7')
    expect(body.detail).toBe('This PDF has 3 pages, so there is no page 7.')
  })

  it('are all where the field is empty', async () => {
    const sender = newVisitor()
    expect((await sender.convertPages(threePages, '')).status).toBe(200)
    expect((await sender.convertPages(threePages, '1')).status).toBe(403)
  })
})
