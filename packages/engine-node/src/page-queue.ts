/** The pages of one document, which several threads take a few at a time; the same memory for all of them. */
export type PageQueue = {
  /** 1-based, in the order in which they are wanted. */
  readonly numbers: readonly number[]
  /** How many pages are taken, how many are read, whether no more are wanted; then, for each helper, whether it came. */
  readonly state: Int32Array<SharedArrayBuffer>
}

/** Small enough that no thread has to wait long for another's last pages, large enough that taking them costs nothing. */
const PAGES_AT_ONCE = 8
const [TAKEN, READ, CLOSED, FIRST_HELPER] = [0, 1, 2, 3]

/** @param helpers how many threads take pages besides the one that opens the queue */
export function openPageQueue(numbers: readonly number[], helpers: number): PageQueue {
  const slots = new SharedArrayBuffer((FIRST_HELPER + helpers) * Int32Array.BYTES_PER_ELEMENT)
  return { numbers, state: new Int32Array(slots) }
}

/** The next pages, and the place of the first among all; null when there are none left. */
export function takePages({ numbers, state }: PageQueue): { at: number; numbers: readonly number[] } | null {
  if (Atomics.load(state, CLOSED) === 1) return null
  const at = Atomics.add(state, TAKEN, PAGES_AT_ONCE)
  return at < numbers.length ? { at, numbers: numbers.slice(at, at + PAGES_AT_ONCE) } : null
}

/** Counts a page that is read; returns how many are, by all threads. */
export const countPage = ({ state }: PageQueue): number => Atomics.add(state, READ, 1) + 1

/** From now on no thread gets any more pages. */
export const closePageQueue = ({ state }: PageQueue): void => void Atomics.store(state, CLOSED, 1)

/** A helper, from 0, says that it is about to take its first pages. */
export const arrive = ({ state }: PageQueue, helper: number): void =>
  void Atomics.store(state, FIRST_HELPER + helper, 1)

/** Whether a helper may have taken pages. Asked after the queue is empty, `false` stays so. */
export const hasArrived = ({ state }: PageQueue, helper: number): boolean =>
  Atomics.load(state, FIRST_HELPER + helper) === 1
