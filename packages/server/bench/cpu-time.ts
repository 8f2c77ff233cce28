import { readdirSync, readFileSync } from 'node:fs'

const TICKS_PER_SECOND = 100
const [PARENT, USER, SYSTEM, ENDED_USER, ENDED_SYSTEM] = [1, 11, 12, 13, 14]

/** Milliseconds that all threads of a process have run; NaN where the system does not say. */
export const cpuMs = (pid: number): number => cpuOf(statOf(`/proc/${pid}`))

/** The same of what the threads of a process do, by the names that Node gives them, in our words. */
export function cpuMsByPart(pid: number): Record<'main' | 'threads' | 'v8' | 'files', number> {
  const sum = { main: 0, threads: 0, v8: 0, files: 0 }
  for (const task of listed(`/proc/${pid}/task`)) {
    const { name, fields } = statOf(`/proc/${pid}/task/${task}`)
    sum[PARTS[name] ?? 'main'] += cpuOf({ fields })
  }
  return sum
}

const PARTS: Record<string, 'threads' | 'v8' | 'files'> = {
  WorkerThread: 'threads',
  V8Worker: 'v8',
  'libuv-worker': 'files',
}

/**
 * The same of every PostgreSQL that descends from one of some processes, with its connections that have ended; NaN
 * where there is none.
 */
export function cpuMsOfPostgres(ancestors: readonly number[]): number {
  const all = listed('/proc').filter((name) => /^\d+$/.test(name))
  const stats = new Map(all.map((pid) => [Number(pid), statOf(`/proc/${pid}`)]))
  const descends = (pid: number): boolean =>
    ancestors.includes(pid) || (stats.has(pid) && pid > 1 && descends(Number(stats.get(pid)?.fields[PARENT])))
  const own = [...stats].filter(([pid, { name }]) => name === 'postgres' && descends(pid))
  return own.length === 0 ? Number.NaN : own.reduce((sum, [, stat]) => sum + cpuOf(stat, POSTGRES), 0)
}

type Stat = { readonly name: string; readonly fields: readonly string[] }

const POSTGRES = [USER, SYSTEM, ENDED_USER, ENDED_SYSTEM]

const cpuOf = ({ fields }: Pick<Stat, 'fields'>, counted = [USER, SYSTEM]): number =>
  (counted.reduce((sum, field) => sum + Number(fields[field]), 0) * 1000) / TICKS_PER_SECOND

/** The name of the program or thread, and what follows it; the name, in brackets, may hold spaces. */
function statOf(folder: string): Stat {
  try {
    const [, name = '', rest = ''] = /\((.*)\) (.*)/s.exec(readFileSync(`${folder}/stat`, 'utf8')) ?? []
    return { name, fields: rest.split(' ') }
  } catch {
    return { name: '', fields: [] }
  }
}

function listed(folder: string): string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}
