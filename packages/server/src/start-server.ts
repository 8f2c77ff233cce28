import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { type Config, WEB_FOLDER } from './config.ts'
import type { Deps } from './deps.ts'
import { startJobs } from './jobs/start-jobs.ts'
import { type Changes, openDeps } from './open-deps.ts'

export type RunningServer = {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly url: string
  /** Finishes what is being answered and converted, then closes everything. */
  readonly close: () => Promise<void>
}

/** Starts the whole product: the web, the workers and what they stand on. */
export async function startServer(
  config: Config,
  log: Logger,
  onLost: (error: Error) => void,
  changes: Changes = {},
): Promise<RunningServer> {
  const deps = await openDeps(config, log, onLost, changes)
  try {
    const app = await buildApp(deps, {
      trustProxy: config.TRUST_PROXY,
      rateLimit: config.RATE_LIMIT_PER_MINUTE,
      allowedOrigins: config.ALLOWED_ORIGINS,
      webFolder: WEB_FOLDER,
    })
    await app.listen({ port: config.PORT, host: config.HOST })
    const stopJobs = await startJobs(deps, config.CONVERSIONS_AT_ONCE)
    const { port } = app.server.address() as { port: number }
    const host = ['0.0.0.0', '::'].includes(config.HOST) ? 'localhost' : config.HOST
    return {
      app,
      deps,
      url: `http://${host}:${port}`,
      async close() {
        await app.close()
        stopJobs()
        await deps.close()
      },
    }
  } catch (error) {
    await deps.close()
    throw error
  }
}
