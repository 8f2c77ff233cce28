import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

/** What may go wrong with a call of the API. */
export type Fault =
  /** It is refused before any work is done. */
  | { readonly kind: 'down' }
  /** The connection ends before any work is done. */
  | { readonly kind: 'cut' }
  /** The work is done, and the answer comes late. */
  | { readonly kind: 'slow'; readonly ms: number }
  /** The work is done, and the answer says 500. */
  | { readonly kind: 'error-after-work' }

export type Faults = ReturnType<typeof openFaults>

/** Goes wrong where it is told to. */
export function openFaults() {
  const planned = new Map<string, Fault[]>()
  const met: Fault[] = []
  const pick = (call: string, kinds: readonly Fault['kind'][]): Fault | undefined => {
    const faults = planned.get(call)
    const fault = faults?.[0] && kinds.includes(faults[0].kind) ? faults.shift() : undefined
    if (fault) met.push(fault)
    return fault
  }
  return {
    /**
     * @param call such as `POST /v1/subscriptions`
     * @param faults of the next calls, in order
     */
    plan: (call: string, ...faults: Fault[]) => void planned.set(call, faults),
    /** Those that have happened. */
    met: (): readonly Fault[] => met,
    clear: () => planned.clear(),

    /** Lets the routes of an app go wrong. */
    attach(app: FastifyInstance): void {
      const callOf = (method: string, url: string | undefined) =>
        `${method} ${url?.replace(/^.*(?=\/v1\/)/, '')}`
      app.addHook('preHandler', async (request, reply) => {
        const fault = pick(callOf(request.method, request.routeOptions.url), ['down', 'cut'])
        if (fault?.kind === 'cut') {
          reply.hijack()
          request.raw.destroy()
        }
        if (fault?.kind === 'down') {
          return reply.code(503).send({ error: { code: 'SERVER_ERROR', description: 'We are down' } })
        }
      })
      app.addHook('onSend', async (request, reply, payload) => {
        const call = callOf(request.method, request.routeOptions.url)
        const fault = pick(call, ['slow', 'error-after-work'])
        if (fault?.kind === 'slow') await sleep(fault.ms)
        if (fault?.kind !== 'error-after-work') return payload
        reply.code(500)
        return JSON.stringify({ error: { code: 'SERVER_ERROR', description: 'We are facing some trouble' } })
      })
    },
  }
}
