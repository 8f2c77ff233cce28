import { readConfig } from './config.ts'
import { createLogger } from './http/logger.ts'
import { startServer } from './start-server.ts'

/** Longer than any request or conversion that is finished with grace; then the process ends all the same. */
const SHUTDOWN_PATIENCE_MS = 45_000

function say(stream: NodeJS.WriteStream, line: string): void {
  stream.write(`${line}\n`)
}

/** One line that says what is wrong; the stack would help nobody who starts a server. */
function fail(error: unknown): never {
  const { code, message, port } = error as NodeJS.ErrnoException & { port?: number }
  say(
    process.stderr,
    code === 'EADDRINUSE' ? `Port ${port} is in use; PORT moves Ledgerlift to another one.` : message,
  )
  process.exit(1)
}

try {
  const config = readConfig(process.env)
  const server = await startServer(config, createLogger(config.LOG_LEVEL), fail)
  const stop = () => {
    setTimeout(() => fail(new Error('Ledgerlift did not stop in time.')), SHUTDOWN_PATIENCE_MS).unref()
    server.close().then(() => process.exit(0), fail)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop)
  const database =
    config.DATABASE_URL === undefined ? `data in ${config.DATA_DIR}` : `files in ${config.DATA_DIR}`
  say(process.stdout, `Ledgerlift listens on ${server.url} (${database})`)
} catch (error) {
  fail(error)
}
