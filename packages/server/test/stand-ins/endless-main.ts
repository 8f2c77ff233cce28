import { readConfig } from '../../src/config.ts'
import { createLogger } from '../../src/http/logger.ts'
import { readRole } from '../../src/role.ts'
import { startServer } from '../../src/start-server.ts'

/** The product, with a conversion that never ends. */
const changes = { threadCode: new URL('./endless-thread.ts', import.meta.url) }
const fail = () => process.exit(1)
const role = readRole(process.argv.slice(2))
const server = await startServer(readConfig(process.env), createLogger('silent'), fail, changes, role)
process.once('SIGTERM', () => server.close().then(() => process.exit(0)))
process.stdout.write(`listens on ${server.url}\n`)
