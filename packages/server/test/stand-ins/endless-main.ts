import { readConfig } from '../../src/config.ts'
import { createLogger } from '../../src/http/logger.ts'
import { startServer } from '../../src/start-server.ts'

/** The product, with a conversion that never ends. */
const threadCode = new URL('./endless-thread.ts', import.meta.url)
const server = await startServer(readConfig(process.env), createLogger('silent'), () => process.exit(1), {
  threadCode,
})
process.stdout.write(`listens on ${server.url}\n`)
