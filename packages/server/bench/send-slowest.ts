import { setTimeout as sleep } from 'node:timers/promises'
import { API } from '@ledgerlift/contract'
import { repeatingForms, unendedStreams } from '../test/slow-pdfs.ts'
import { ask, openConnection } from './ask.ts'
import { formOf } from './form-of.ts'

/** PDFs of each kind that are sent at a time: more than one payer may have. */
const CONNECTIONS = 6
/** The wait before a refused PDF is sent again. */
const AGAIN_MS = 100

/** One payer, who sends the slowest PDFs that there are, to convert and to open, until `signal` aborts. */
export async function sendSlowest(
  url: string,
  signal: AbortSignal,
): Promise<{ readonly sent: number; readonly refused: number }> {
  const forms = [repeatingForms(), unendedStreams()].map(formOf)
  const address = { 'x-forwarded-for': '10.66.66.66' }
  const { cookie = '' } = await ask(url + API.pagesAvailable, { headers: address })
  const count = { sent: 0, refused: 0 }
  const send = async (form: ReturnType<typeof formOf>) => {
    const agent = openConnection()
    while (!signal.aborted) {
      const headers = { ...address, ...form.headers, cookie }
      count.sent++
      const { status } = await ask(url + API.convert, { method: 'POST', agent, headers, signal }, form.body)
      if (status === 429) count.refused++
      await sleep(AGAIN_MS)
    }
    agent.destroy()
  }
  const all = forms.flatMap((form) => Array.from({ length: CONNECTIONS }, () => send(form)))
  await Promise.allSettled(all)
  return count
}
