import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

export type Measured = {
  /** From the start of the process to its end. */
  readonly seconds: number
  /** The most memory that it held at once (resident); null where the system does not tell. */
  readonly peakBytes: number | null
}

/**
 * How often the peak of a running process is asked for. The system keeps the peak: only its last moments can be missed.
 */
const ASK_MS = 4

/**
 * Runs a program and waits for its end.
 *
 * @throws {Error} when it fails
 */
export function measure(
  program: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Measured & { readonly stdout: string }> {
  return new Promise((resolve, reject) => {
    const start = performance.now()
    const child = spawn(program, args, {
      stdio: ['ignore', 'pipe', 'ignore'],
      env: { ...process.env, ...env },
    })
    const out: Buffer[] = []
    let peakBytes: number | null = null
    const ask = () => {
      peakBytes = peakOf(child.pid) ?? peakBytes
    }
    const timer = setInterval(ask, ASK_MS)
    child.stdout.on('data', (chunk: Buffer) => out.push(chunk))
    child.once('error', reject)
    child.once('close', (code) => {
      clearInterval(timer)
      const seconds = (performance.now() - start) / 1000
      if (code === 0) resolve({ seconds, peakBytes, stdout: Buffer.concat(out).toString() })
      else reject(new Error(`${program} ended with ${code}`))
    })
  })
}

/** Linux keeps the peak of each process. */
function peakOf(pid: number | undefined): number | null {
  try {
    const kilobytes = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return kilobytes === undefined ? null : Number(kilobytes) * 1024
  } catch {
    return null
  }
}

export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[values.length >> 1] ?? Number.NaN
