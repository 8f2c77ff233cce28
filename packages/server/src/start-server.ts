import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import { buildApp } from './app.ts'
import { type Config, WEB_FOLDER } from './config.ts'
import type { Deps } from './deps.ts'
import { startConverting } from './jobs/start-converting.ts'
import { startReconciling } from './jobs/start-reconciling.ts'
import { startRetention } from './jobs/start-retention.ts'
import { type Changes, type OpenDeps, openDeps } from './open-deps.ts'
import type { Role } from './role.ts'
import { buildWorkerApp } from './worker-app.ts'

export type RunningServer = {
  readonly app: FastifyInstance
  readonly deps: Deps
  readonly url: string
  /** Finishes what is being answered and converted, then closes everything. */
  readonly close: () => Promise<void>
}

/** Starts the product, or the part of it that is this process's, and what it stands on. */
export async function startServer(
  config: Config,
  log: Logger,
  onLost: (error: Error) => void,
  changes: Changes = {},
  role: Role = 'all',
): Promise<RunningServer> {
  const deps = await openDeps(config, log, onLost, changes, role)
  try {
    const app = await appOf(role, deps, config)
    await app.listen({ port: role === 'worker' ? config.WORKER_PORT : config.PORT, host: config.HOST })
    if (role !== 'web') await startConverting(deps, config.CONVERSIONS_AT_ONCE)
    const { port } = app.server.address() as { port: number }
    const host = ['0.0.0.0', '::'].includes(config.HOST) ? 'localhost' : config.HOST
    const url = `http://${host}:${port}`
    deps.payments?.sandbox?.listensOn(url)
    const stopRetention = startRetention(deps)
    const stopReconciling = startReconciling(deps)
    return {
      app,
      deps,
      url,
      async close() {
        await app.close()
        stopRetention()
        stopReconciling()
        await deps.close()
      },
    }
  } catch (error) {
    await deps.close()
    throw error
  }
}

const appOf = (role: Role, deps: OpenDeps, config: Config): Promise<FastifyInstance> =>
  role === 'worker'
    ? buildWorkerApp(deps, config.METRICS_TOKEN)
    : buildApp(deps, {
        trustProxy: config.TRUST_PROXY,
        rateLimit: config.RATE_LIMIT_PER_MINUTE,
        allowedOrigins: config.ALLOWED_ORIGINS,
        metricsToken: config.METRICS_TOKEN,
        webFolder: WEB_FOLDER,
      })
