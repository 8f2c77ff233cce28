import type { ConversionResult } from '@ledgerlift/contract'
import { describe, expect, it } from 'vitest'
import { makePdf } from '../../engine/test-support/make-pdf.ts'
import { typeLines } from '../../engine/test-support/type-lines.ts'
import { passwordOf, query, statement, testServer, visitor } from './helper.ts'

const { url, folder, storedUploads } = testServer()
const newVisitor = () => visitor(url)
type Visitor = ReturnType<typeof visitor>

/** Each date of it is one in either order. */
const ambiguous = typeLines([
  'Date        Details     Money out    Balance',
  '                                      100.00',
  '01/02/24    ACME            10.00      90.00',
  '03/02/24    SHOP            20.00      70.00',
])

const again = (sender: Visitor, uuid: string, body: object = { dates: 'mdy' }) =>
  sender.post<{ uuid: string }>(`/api/conversions/${uuid}/again`, body)
const resultOf = async (sender: Visitor, uuid: string) =>
  (await sender.result(uuid)).body as unknown as ConversionResult
const daysOf = async (sender: Visitor, uuid: string) =>
  (await resultOf(sender, uuid)).transactions.map(({ date }) => date)
const pagesLeft = async (sender: Visitor) => (await sender.usage(1)).body.pages_left

async function converted(sender: Visitor, pdf = ambiguous): Promise<string> {
  const { uuid } = (await sender.convert(pdf)).body
  await sender.result(uuid)
  return uuid
}

describe('dates that can be read both ways', () => {
  it('are read as the user chooses, for nothing, as often as they change their mind', async () => {
    const sender = newVisitor()
    const first = await converted(sender)
    expect(await daysOf(sender, first)).toEqual(['2024-02-01', '2024-02-03'])
    expect(await pagesLeft(sender)).toBe(1)
    const second = (await again(sender, first)).body.uuid
    expect(await daysOf(sender, second)).toEqual(['2024-01-02', '2024-03-02'])
    const third = (await again(sender, second, { dates: 'dmy' })).body.uuid
    expect(await daysOf(sender, third)).toEqual(['2024-02-01', '2024-02-03'])
    expect(await pagesLeft(sender)).toBe(1)
    // What was converted again takes the place of what was before, file and all.
    expect((await sender.result(first)).status).toBe(404)
    expect((await sender.result(second)).status).toBe(404)
    expect(storedUploads().filter((name) => [first, second].some((id) => name.includes(id)))).toEqual([])
  })

  it('are read as the form of the upload says', async () => {
    const sender = newVisitor()
    const form = new FormData()
    form.set('dates', 'mdy')
    form.set('file', new Blob([ambiguous]))
    const sent = await sender.call<{ uuid: string }>('/api/convert-pdf-python', {
      method: 'POST',
      body: form,
    })
    expect(await daysOf(sender, sent.body.uuid)).toEqual(['2024-01-02', '2024-03-02'])
  })
})

describe('nobody converts for nothing', () => {
  it('other pages than those that were paid', async () => {
    const sender = newVisitor()
    const { uuid } = (await sender.convertPages(statement('us-two-accounts'), '2')).body
    await sender.result(uuid)
    const second = (await again(sender, uuid)).body.uuid
    expect((await resultOf(sender, second)).pagesConverted).toEqual([2])
    expect(await pagesLeft(sender)).toBe(1)
  })

  it('by deleting or failing the second conversion', async () => {
    const sender = newVisitor()
    const first = await converted(sender)
    const second = (await again(sender, first)).body.uuid
    await sender.remove(second)
    await sender.remove(first)
    expect(await pagesLeft(sender)).toBe(1)
  })

  it('what nothing could be read of, and so was given back', async () => {
    const sender = newVisitor()
    const uuid = await converted(sender, makePdf(1))
    expect(await pagesLeft(sender)).toBe(2)
    expect((await again(sender, uuid)).body.code).toBe('bad-request')
  })

  it('the file of another user, what is deleted, and what is no choice', async () => {
    const sender = newVisitor()
    const uuid = await converted(sender)
    const other = newVisitor()
    await other.usage(1)
    expect((await again(other, uuid)).body.code).toBe('conversion-not-found')
    expect((await again(sender, uuid, { dates: 'dym' })).body.code).toBe('bad-request')
    await sender.remove(uuid)
    expect((await again(sender, uuid)).body.code).toBe('conversion-not-found')
  })
})

it('a protected file needs its password once more, and nothing is stored without', async () => {
  const owner = newVisitor()
  const pdf = statement('protected-au-everyday')
  const password = passwordOf('protected-au-everyday')
  const form = new FormData()
  form.set('password', password)
  form.set('pages', '1')
  form.set('file', new Blob([pdf]))
  const { uuid } = (
    await owner.call<{ uuid: string }>('/api/convert-pdf-python', { method: 'POST', body: form })
  ).body
  await owner.result(uuid)
  const before = storedUploads().length
  expect((await again(owner, uuid)).body.code).toBe('pdf-password-required')
  expect(storedUploads()).toHaveLength(before)
  const second = (await again(owner, uuid, { dates: 'dmy', password })).body.uuid
  expect((await resultOf(owner, second)).transactions.length).toBeGreaterThan(0)
})

it('is deleted when the file would have been deleted', async () => {
  const sender = newVisitor()
  const first = await converted(sender)
  const [before] = await query(folder, `select created_at from conversions where id = '${first}'`)
  const second = (await again(sender, first)).body.uuid
  const [after] = await query(folder, `select created_at from conversions where id = '${second}'`)
  expect(after).toEqual(before)
})
