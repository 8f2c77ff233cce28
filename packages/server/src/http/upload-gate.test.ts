import { expect, it } from 'vitest'
import { uploadGate } from './upload-gate.ts'

const MB = 1024 ** 2
const from = (key: string) => [{ key, share: 1 }] as const
const enterTimes = (gate: ReturnType<typeof uploadGate>, times: number, key: string, bytes?: number) =>
  Array.from({ length: times }, () => gate.enter(from(key), bytes))

it('lets ten small files in from one address at the same time, and others beside them', () => {
  const gate = uploadGate()
  const [leave] = enterTimes(gate, 10, 'a', 1)
  expect(() => gate.enter(from('a'), 1)).toThrow('Several files are being sent already')
  enterTimes(gate, 10, 'b', 1)
  leave?.()
  leave?.() // once is enough
  enterTimes(gate, 1, 'a', 1)
  expect(() => gate.enter(from('a'), 1)).toThrow()
})

it('counts what is said to come, and the largest file where nothing is said', () => {
  const gate = uploadGate()
  enterTimes(gate, 3, 'a')
  expect(() => gate.enter(from('a'), 1)).toThrow()
  enterTimes(gate, 2, 'b', 30 * MB)
  expect(() => gate.enter(from('b'), 1)).toThrow()
})

it('limits what all addresses send together', () => {
  const gate = uploadGate()
  for (let n = 0; n < 10; n++) enterTimes(gate, 10, `address ${n}`, 1)
  expect(() => gate.enter(from('another'), 1)).toThrow()
})
