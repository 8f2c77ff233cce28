import { setTimeout as sleep } from 'node:timers/promises'
import { API, type Session } from '@ledgerlift/contract'
import { ask, openConnection } from './ask.ts'

const EVERY_MS = 20

/** How long a simple call takes, asked again and again until `signal` aborts, in milliseconds. */
export async function probeProfile(url: string, token: string, signal: AbortSignal): Promise<number[]> {
  const agent = openConnection()
  const headers = { authorization: `Bearer ${token}`, 'x-forwarded-for': '10.9.9.9' }
  const times: number[] = []
  while (!signal.aborted) {
    const began = performance.now()
    const { status } = await ask(url + API.profile, { agent, headers })
    if (status !== 200) throw new Error(`the profile was answered with ${status}`)
    times.push(performance.now() - began)
    await sleep(EVERY_MS)
  }
  agent.destroy()
  return times
}

/** Makes an account and returns its token. */
export async function register(url: string): Promise<string> {
  const account = JSON.stringify({
    email: `${crypto.randomUUID()}@example.com`,
    password: 'a violet umbrella 7',
  })
  const headers = { 'content-type': 'application/json', 'content-length': account.length }
  const { body } = await ask(url + API.register, { method: 'POST', headers }, Buffer.from(account))
  return (JSON.parse(body.toString()) as Session).access_token
}
