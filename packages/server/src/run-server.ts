import { type Config, readConfig } from './config.ts'
import { createLogger } from './http/logger.ts'
import { readRole } from './role.ts'
import { startServer } from './start-server.ts'

/** After this time the process ends in any case: longer than requests and conversions get to finish. */
const SHUTDOWN_PATIENCE_MS = 45_000

function say(stream: NodeJS.WriteStream, line: string): void {
  stream.write(`${line}\n`)
}

/** One line that says what is wrong; the stack would not help the person who starts a server. */
function fail(error: unknown): never {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  say(
    process.stderr,
    code === 'EADDRINUSE' ? `Port ${port} is in use; PORT moves Ledgerlift to another one.` : message,
  )
  process.exit(1)
}

function describePlaces({ DATABASE_URL, STORAGE_URL, DATA_DIR }: Config): string {
  if (DATABASE_URL === undefined && STORAGE_URL === undefined) return `data in ${DATA_DIR}`
  return STORAGE_URL === undefined ? `files in ${DATA_DIR}` : `files in the bucket ${STORAGE_URL.bucket}`
}

try {
  const role = readRole(process.argv.slice(2))
  const config = readConfig(process.env)
  const server = await startServer(config, createLogger(config.LOG_LEVEL), fail, {}, role)
  const stop = () => {
    setTimeout(() => fail(new Error('Ledgerlift did not stop in time.')), SHUTDOWN_PATIENCE_MS).unref()
    server.close().then(() => process.exit(0), fail)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  const what = role === 'worker' ? 'converts, and says how it is on' : 'listens on'
  say(process.stdout, `Ledgerlift ${what} ${server.url} (${describePlaces(config)})`)
} catch (error) {
  fail(error)
}
