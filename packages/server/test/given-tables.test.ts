import { expect, it } from 'vitest'
import { statement, testServer, visitor } from './helper.ts'

const { url } = testServer()

const pdf = statement('us-two-accounts')
/** The whole of both pages, as one table each. */
const whole = [1, 2].map((page) => ({ page, box: [0, 0, 1, 1], columns: [], rows: [], table: page }))
const drawn = { tables: JSON.stringify(whole) }

it('reads the tables that were drawn, and no others', async () => {
  const sender = visitor(url)
  const { uuid } = (
    await sender.convertWith(pdf, { tables: JSON.stringify([{ ...whole[0], box: [0, 0, 1, 0.01] }]) })
  ).body
  expect((await sender.result(uuid)).body).toMatchObject({ transactions: [] })
})

it('counts the pages of a file once, and those of another file again', async () => {
  const sender = visitor(url)
  const first = await sender.convert(pdf)
  expect(first.status).toBe(200)
  const { uuid } = first.body
  expect((await sender.result(uuid)).status).toBe(200)
  expect((await sender.convertWith(pdf, drawn)).status).toBe(403)
  expect((await sender.convertWith(pdf, { ...drawn, rereads: uuid })).status).toBe(200)
  // A plain conversion is no mending, another file is another file, and somebody else has not paid.
  expect((await sender.convertWith(pdf, { rereads: uuid })).status).toBe(403)
  expect(
    (await sender.convertWith(statement('empty-uk-building-society'), { ...drawn, rereads: uuid })).status,
  ).toBe(403)
  const other = visitor(url)
  expect((await other.convert(pdf)).status).toBe(200)
  expect((await other.convertWith(pdf, { ...drawn, rereads: uuid })).status).toBe(403)
  expect((await sender.convertWith(pdf, { ...drawn, rereads: 'no uuid' })).status).toBe(403)
})

it.each([
  '[]',
  '{}',
  'no json',
  JSON.stringify([{ ...whole[0], box: [0, 0, 2, 1] }]),
  `"${'x'.repeat(600_000)}"`,
])('refuses tables that are none (%.20s)', async (tables) => {
  const answer = await visitor(url).convertWith(pdf, { tables })
  expect([answer.status, answer.body.code]).toEqual([400, 'bad-request'])
})
