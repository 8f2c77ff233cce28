import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../e2e/free-port.ts'

const PATIENCE_MS = 60_000
const LOOK_EVERY_MS = 250

/** Starts the real server on an empty data folder, and ends it. */
export async function withServer<T>(use: (origin: string) => Promise<T>): Promise<T> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = spawn(process.execPath, [join(import.meta.dirname, '../e2e/serve.ts')], {
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, PORT: String(port), RATE_LIMIT_PER_MINUTE: '10000' },
  })
  const gone = once(server, 'exit')
  try {
    await answers(origin)
    return await use(origin)
  } finally {
    server.kill('SIGTERM')
    await gone
  }
}

async function answers(origin: string): Promise<void> {
  const end = Date.now() + PATIENCE_MS
  for (;;) {
    try {
      await fetch(`${origin}/healthz`)
      return
    } catch (error) {
      if (Date.now() > end) throw error
      await sleep(LOOK_EVERY_MS)
    }
  }
}
