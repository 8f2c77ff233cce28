import { readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100
const [USER, SYSTEM] = [11, 12]

/** Milliseconds that all threads of a process have run; NaN where the system does not say. */
export function cpuMs(pid: number): number {
  try {
    // The name of the program, in brackets, may hold spaces.
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return ((Number(fields[USER]) + Number(fields[SYSTEM])) * 1000) / TICKS_PER_SECOND
  } catch {
    return Number.NaN
  }
}
