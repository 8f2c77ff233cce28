import { parentPort, workerData } from 'node:worker_threads'
import { API } from '@ledgerlift/contract'
import { ask, openConnection } from './ask.ts'
import { formOf } from './form-of.ts'
import type { Load, LoadResult } from './load.ts'

/** People, each of whom sends a statement, waits for its table, and begins again. */
const { url, pdfs } = workerData as { url: string; pdfs: Uint8Array[] }
const FORMS = pdfs.map(formOf)

parentPort?.on('message', async ({ clients, seconds }: Load) => {
  const latencies: number[] = []
  const failures: number[] = []
  const began = { time: performance.now(), cpu: process.threadCpuUsage() }
  const end = began.time + seconds * 1000
  const client = { end, latencies, failures }
  await Promise.all(Array.from({ length: clients }, (_, n) => sendAgainAndAgain(n, client)))
  const { user, system } = process.threadCpuUsage(began.cpu)
  const result: LoadResult = {
    latencies,
    failures: failures.length,
    seconds: (performance.now() - began.time) / 1000,
    cpu: (user + system) / 1000,
  }
  parentPort?.postMessage(result)
})

type Run = { readonly end: number; readonly latencies: number[]; readonly failures: number[] }

async function sendAgainAndAgain(client: number, { end, latencies, failures }: Run): Promise<void> {
  const agent = openConnection()
  const person: Record<string, string> = { 'x-forwarded-for': `10.0.${client >> 8}.${client & 255}` }
  for (let n = client; performance.now() < end; n++) {
    const form = FORMS[n % FORMS.length] as ReturnType<typeof formOf>
    const headers = { ...person, ...form.headers }
    const began = performance.now()
    const sent = await ask(url + API.convert, { method: 'POST', agent, headers }, form.body)
    if (sent.cookie !== undefined) person.cookie = sent.cookie
    const path = `${API.result}?uuid=${uuidOf(sent.body)}`
    const got = sent.status === 200 ? await ask(url + path, { agent, headers: person }) : sent
    if (got.status === 200) latencies.push(performance.now() - began)
    else failures.push(got.status)
  }
  agent.destroy()
}

function uuidOf(body: Buffer): string {
  return (JSON.parse(body.toString()) as { uuid: string }).uuid
}
