import { API, acknowledgement, contactRequest } from '@ledgerlift/contract'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { sendMessage } from '../contact/send-message.ts'
import type { Deps } from '../deps.ts'
import { errorResponses } from '../http/error-responses.ts'
import { senderNetworks } from '../http/sender-networks.ts'

const schema = {
  summary: 'Write to the operator of the server',
  body: contactRequest,
  response: { ...errorResponses, 200: acknowledgement },
}

export const contactRoute =
  (deps: Deps): FastifyPluginAsyncZod =>
  async (app) => {
    app.post(API.contact, { schema }, async (request) => {
      await sendMessage(deps, request.body, senderNetworks(deps, request))
      return { message: 'Thank you. Your message has been sent.' }
    })
  }
