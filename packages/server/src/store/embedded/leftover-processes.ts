import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

/** Each step of asking, and how long it may take: a fast shutdown, then a crash (which PostgreSQL recovers from). */
const ASKS = [
  ['SIGINT', 15_000],
  ['SIGKILL', 5_000],
] as const
const LOOK_EVERY_MS = 25

/**
 * Ends every process of a database that was left behind when its parent was killed, and waits until they are gone.
 * They are known by the cluster name, which PostgreSQL shows in the command line of each of its processes. A zombie
 * has no command line any more, so a pid file that names one does not count; neither does a pid taken over by
 * another program.
 */
export async function endLeftovers(clusterName: string): Promise<void> {
  for (const [signal, patience] of ASKS) {
    const until = Date.now() + patience
    for (let asked = new Set<number>(); ; ) {
      const pids = findProcesses(clusterName)
      if (pids.length === 0) return
      if (Date.now() > until) break
      for (const pid of pids) if (!asked.has(pid)) send(pid, signal)
      asked = new Set([...asked, ...pids])
      await sleep(LOOK_EVERY_MS)
    }
  }
  throw new Error(
    `A database process of an earlier run does not end (${findProcesses(clusterName).join(', ')}).`,
  )
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
}

function findProcesses(clusterName: string): number[] {
  return listCommands()
    .filter(({ command }) => /^postgres:|\/postgres\b/.test(command) && command.includes(clusterName))
    .map(({ pid }) => pid)
}

function listCommands(): { pid: number; command: string }[] {
  if (process.platform !== 'linux') {
    return execFileSync('ps', ['-axo', 'pid=,command='], { encoding: 'utf8' })
      .split('\n')
      .map((line) => /^\s*(\d+) (.*)$/.exec(line))
      .filter((match) => match !== null)
      .map(([, pid, command]) => ({ pid: Number(pid), command: command as string }))
  }
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(name) !== process.pid)
    .map((name) => ({ pid: Number(name), command: readCommand(name) }))
}

function readCommand(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  } catch {
    return '' // it has ended meanwhile
  }
}
