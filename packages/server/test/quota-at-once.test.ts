import { FREE_QUOTA, type Session } from '@ledgerlift/contract'
import { expect, it } from 'vitest'
import { query, startBeside, statement, testServer, visitor } from './helper.ts'

const SETTINGS = { RATE_LIMIT_PER_MINUTE: '10000' }
const { url, folder } = testServer(SETTINGS)
const onePage = statement('empty-uk-building-society')

it('two hundred uploads at once, to two processes, get exactly the five pages of their account', async () => {
  const secondProcess = await startBeside(folder, SETTINGS)
  const email = 'many@example.com'
  const { body } = await visitor(url).post<Session>('/api/register', {
    email,
    password: 'a violet umbrella 7',
  })
  const headers = { authorization: `Bearer ${body.access_token}` }
  const senders = [visitor(url, headers), visitor(() => secondProcess.url, headers)]
  const uploads = Array.from({ length: 100 }, () => senders.map((sender) => sender.convert(onePage))).flat()
  const answers = await Promise.all(uploads)
  const admitted = answers.filter(({ status }) => status === 200)
  expect(admitted).toHaveLength(FREE_QUOTA.registered)
  // The rest has no pages left, or comes with too much at once.
  const refused = answers.filter(({ status }) => [403, 429].includes(status))
  expect(refused).toHaveLength(200 - FREE_QUOTA.registered)
  for (const { body } of admitted) expect((await senders[0]?.result(body.uuid))?.status).toBe(200)
  const [row] = await query(folder, 'select sum(pages)::int as pages from page_uses')
  expect(row?.pages).toBe(FREE_QUOTA.registered)
  await secondProcess.close()
})
