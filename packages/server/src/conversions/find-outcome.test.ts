import { randomUUID } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import type { Deps } from '../deps.ts'
import { findOutcome } from './find-outcome.ts'
import { settledEvents } from './settled-events.ts'

const id = randomUUID()
const visitorId = randomUUID()
const row = { accountId: null, visitorId, page: 0, pages: 2, errorCode: null }

it.each([
  ['done is not looked at again', true, 'failed', 1],
  ['over, but not done, is looked at', false, 'done', 2],
])('what is told to be %s', async (_, isDone, statusThen, looks) => {
  const settled = settledEvents()
  const find = vi
    .fn()
    .mockResolvedValueOnce({ ...row, status: 'converting' })
    .mockResolvedValue({ ...row, status: statusThen })
  const deps = { settled, timeouts: { resultWaitMs: 5000 }, store: { conversions: { find } } }
  const asker = { accountId: null, visitorId }
  const outcome = findOutcome(deps as unknown as Deps, {
    conversionId: id,
    asker,
    signal: new AbortController().signal,
  })
  await vi.waitFor(() => expect(find).toHaveBeenCalledOnce(), 60_000)
  settled.tell(id, isDone)
  expect(await outcome).toEqual({ done: true })
  expect(find).toHaveBeenCalledTimes(looks)
})

it('what is told to be done is not shown to anybody but its owner', async () => {
  const settled = settledEvents()
  const find = vi.fn().mockResolvedValue({ ...row, status: 'converting' })
  const deps = { settled, timeouts: { resultWaitMs: 5000 }, store: { conversions: { find } } }
  const question = {
    conversionId: id,
    asker: { accountId: null, visitorId: randomUUID() },
    signal: new AbortController().signal,
  }
  const outcome = findOutcome(deps as unknown as Deps, question)
  settled.tell(id, true)
  await expect(outcome).rejects.toMatchObject({ code: 'conversion-not-found' })
})

it('a page that was read meanwhile is told long before the waiting is over', async () => {
  const find = vi
    .fn()
    .mockResolvedValueOnce({ ...row, status: 'converting' })
    .mockResolvedValue({ ...row, status: 'converting', page: 1 })
  const deps = {
    settled: settledEvents(),
    timeouts: { resultWaitMs: 60_000 },
    store: { conversions: { find } },
  }
  const asker = { accountId: null, visitorId }
  const { signal } = new AbortController()
  const outcome = await findOutcome(deps as unknown as Deps, { conversionId: id, asker, signal })
  expect(outcome).toEqual({ done: false, status: 'converting', page: 1, pages: 2 })
  expect(find).toHaveBeenCalledTimes(2)
})
