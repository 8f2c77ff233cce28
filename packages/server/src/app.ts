import multipart from '@fastify/multipart'
import Fastify, { type FastifyBaseLogger, type FastifyInstance, type FastifyServerOptions } from 'fastify'
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Deps } from './deps.ts'
import { closeConnections } from './http/close-connections.ts'
import { type ContentPolicy, framePolicy, GOOGLE_POLICY, RAZORPAY_POLICY } from './http/content-policy.ts'
import { countCalls } from './http/count-calls.ts'
import { answerErrors } from './http/error-handler.ts'
import { answerMalformed } from './http/malformed-requests.ts'
import { noteEvents } from './http/note-events.ts'
import { describeApi } from './http/openapi.ts'
import { sendRequestIds } from './http/request-ids.ts'
import { secure } from './http/security.ts'
import { serveWebPage } from './http/web-page.ts'
import { accountRoutes } from './routes/accounts.ts'
import { contactRoute } from './routes/contact.ts'
import { convertRoute } from './routes/convert.ts'
import { convertAgainRoute } from './routes/convert-again.ts'
import { deleteAccountRoute } from './routes/delete-account.ts'
import { deleteConversionRoute } from './routes/delete-conversion.ts'
import { emailRoutes } from './routes/email.ts'
import { keptRoutes } from './routes/kept.ts'
import { passwordRoutes } from './routes/passwords.ts'
import { paymentWebhookRoute } from './routes/payment-webhook.ts'
import { paymentRoutes } from './routes/payments.ts'
import { resultRoute } from './routes/result.ts'
import { sessionRoutes } from './routes/sessions.ts'
import { settingsRoute } from './routes/settings.ts'
import { statusRoutes } from './routes/status.ts'
import { usageRoutes } from './routes/usage.ts'

export type AppOptions = {
  readonly trustProxy: NonNullable<FastifyServerOptions['trustProxy']>
  readonly rateLimit: number
  readonly allowedOrigins: readonly string[]
  readonly metricsToken?: string | undefined
  /** The built web page. */
  readonly webFolder: string
}

/** Time that a request may take to arrive: the largest file over a slow line. */
const REQUEST_TIMEOUT_MS = 10 * 60_000
/** How long a connection may be silent: longer than any that is still in use. */
const SILENCE_MS = 2 * 60_000
/** Bodies other than files: e-mail, password and the like. */
const BODY_BYTES = 64 * 1024

/** The whole server, except that it does not listen. */
export async function buildApp(deps: Deps, options: AppOptions): Promise<FastifyInstance> {
  const app: FastifyInstance = Fastify({
    loggerInstance: deps.log as FastifyBaseLogger,
    trustProxy: options.trustProxy,
    bodyLimit: BODY_BYTES,
    connectionTimeout: SILENCE_MS,
    requestTimeout: REQUEST_TIMEOUT_MS,
    handlerTimeout: deps.timeouts.answerMs,
    forceCloseConnections: 'idle',
    genReqId: () => crypto.randomUUID(),
    ...answerMalformed,
  })
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)
  acceptEmptyBodies(app)
  answerErrors(app)
  sendRequestIds(app)
  countCalls(app, deps.metrics)
  noteEvents(app, deps)
  closeConnections(app)
  const { rateLimit, allowedOrigins } = options
  const policies = policiesOf(deps)
  await secure(app, { cookieSecrets: deps.secrets.cookies, rateLimit, allowedOrigins, policies })
  await app.register(multipart, { throwFileSizeLimit: false })
  await describeApi(app)
  const routes = [
    ...[convertRoute, convertAgainRoute, resultRoute, deleteConversionRoute, keptRoutes, usageRoutes],
    ...[accountRoutes, sessionRoutes, passwordRoutes, emailRoutes, deleteAccountRoute],
    ...[settingsRoute, contactRoute],
    ...[paymentRoutes, paymentWebhookRoute],
  ]
  for (const route of routes) await app.register(route(deps))
  const sandbox = deps.payments?.sandbox
  if (sandbox) await app.register(sandbox.routes, { prefix: sandbox.prefix })
  await app.register(statusRoutes(deps, options.metricsToken))
  await serveWebPage(app, options.webFolder)
  return app
}

const policiesOf = ({ google, payments, contact }: Deps): ContentPolicy[] => [
  ...(google ? [GOOGLE_POLICY] : []),
  ...(payments && payments.sandbox === null ? [RAZORPAY_POLICY] : []),
  ...(contact.formUrl === null ? [] : [framePolicy(contact.formUrl)]),
]

/** A call without a body may still say that it would have been JSON. */
function acceptEmptyBodies(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body: string, done) => {
    if (body === '') return done(null, undefined)
    return parse(request, body, done)
  })
}
