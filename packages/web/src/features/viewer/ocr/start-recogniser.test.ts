import type { GrayImage } from '@ledgerlift/ocr'
import { beforeEach, expect, test, vi } from 'vitest'
import type { LineQuestion } from './recogniser-messages.ts'
import { startRecogniser } from './start-recogniser.ts'

const LINE: GrayImage = { width: 1, height: 1, pixels: new Uint8Array(1) }
const WORDS = [{ text: '1.00', confidence: 96, x0: 0, top: 0, x1: 1, bottom: 1 }]

/** What stands for the browser's workers. */
class FakeWorker {
  static started: FakeWorker[] = []
  onmessage: ((event: { data: unknown }) => void) | null = null
  onerror: (() => void) | null = null
  isTerminated = false
  readonly asked: LineQuestion[] = []
  constructor() {
    FakeWorker.started.push(this)
  }
  postMessage(question: LineQuestion) {
    this.asked.push(question)
  }
  terminate() {
    this.isTerminated = true
  }
  answer(words: typeof WORDS | null) {
    for (const { id } of this.asked) this.onmessage?.({ data: { id, words } })
  }
}

beforeEach(() => {
  FakeWorker.started = []
  vi.stubGlobal('Worker', FakeWorker)
})

test('one worker reads line after line', async () => {
  const { recognise } = startRecogniser()
  for (let line = 0; line < 2; line++) {
    const read = recognise(LINE)
    FakeWorker.started[0]?.answer(WORDS)
    expect(await read).toEqual(WORDS)
  }
  expect(FakeWorker.started).toHaveLength(1)
})

test.each<[string, (worker: FakeWorker, abort: AbortController) => void, string]>([
  ['is stopped', (_, abort) => abort.abort(new Error('stopped')), 'stopped'],
  ['could not start', (worker) => worker.onerror?.(), 'the recogniser broke'],
  ['broke at a line', (worker) => worker.answer(null), 'the recogniser broke'],
])('a worker that %s is ended, and the next line gets another', async (_, happens, says) => {
  const abort = new AbortController()
  const { recognise } = startRecogniser()
  const read = recognise(LINE, { signal: abort.signal })
  const [first] = FakeWorker.started as [FakeWorker]
  happens(first, abort)
  await expect(read).rejects.toThrow(says)
  expect(first.isTerminated).toBe(true)
  const again = recognise(LINE)
  FakeWorker.started[1]?.answer(WORDS)
  expect(await again).toEqual(WORDS)
})

test('what was closed leaves no worker', async () => {
  const { recognise, close } = startRecogniser()
  const read = recognise(LINE)
  await close()
  await expect(read).rejects.toThrow('the recogniser was closed')
  expect(FakeWorker.started.map(({ isTerminated }) => isTerminated)).toEqual([true])
})
