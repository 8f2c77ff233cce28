import { readlinkSync } from 'node:fs'
import { setPriority } from 'node:os'

/** A tenth of the processor's time, where there is not enough for all. */
const LOW = 10
const NORMAL = 0

/** The system's number of the thread that calls; undefined where the system does not say. */
export function currentThreadId(): number | undefined {
  try {
    return Number(readlinkSync('/proc/thread-self').split('/').at(-1))
  } catch {
    return undefined
  }
}

/** Lets others go first where there is not enough of the processor for all. */
export const stepBack = (threadId: number | undefined): void => void prioritise(threadId, LOW)

/** False where the system does not allow the priority to be raised again. */
export const stepForward = (threadId: number | undefined): boolean => prioritise(threadId, NORMAL)

/** On Linux, and there only, threads have priorities of their own. */
function prioritise(threadId: number | undefined, priority: number): boolean {
  if (threadId === undefined) return true
  try {
    setPriority(threadId, priority)
    return true
  } catch {
    return false
  }
}
