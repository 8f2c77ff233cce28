import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { ApiError } from '../api-error.ts'
import type { Deps } from '../deps.ts'

const schema = { hide: true, response: { 200: z.object({ status: z.literal('ok') }) } }

export const healthRoute =
  ({ store }: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.get('/healthz', { schema }, async () => {
      if (!(await store.isReachable())) throw new ApiError('unavailable')
      return { status: 'ok' as const }
    })
  }
