import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import type { ErrorBody } from '@ledgerlift/contract'
import type { Victim } from './start-victim.ts'

const SET = new URL('../../../corpus/set/', import.meta.url)

/** A statement of one page, one of two, and one with a password. */
export const [ONE_PAGE, TWO_PAGES, PROTECTED] = [
  'empty-uk-building-society',
  'us-two-accounts',
  'protected-au-everyday',
].map((name) => new Uint8Array(readFileSync(new URL(`${name}.pdf`, SET)))) as [Pdf, Pdf, Pdf]
export type Pdf = Uint8Array<ArrayBuffer>

type Answer<T> = {
  readonly status: number
  readonly body: T & Partial<ErrorBody>
  readonly headers: Headers
}
export type Browser = ReturnType<typeof openBrowser>

let opened = 0
/** Nobody else's. */
export const newAddress = (): string => `10.20.${++opened >> 8}.${opened & 255}`

/** A user's browser, at an address of its own, which keeps its cookie. */
export function openBrowser(victim: Pick<Victim, 'url'>, address = newAddress(), known?: string) {
  let cookie = known
  const call = async <T = object>(path: string, init: RequestInit = {}): Promise<Answer<T>> => {
    const headers = { 'x-forwarded-for': address, ...(cookie && { cookie }), ...(init.headers as object) }
    const response = await fetch(victim.url() + path, { ...init, headers })
    cookie ??= response.headers.get('set-cookie')?.split(';')[0]
    const text = await response.text()
    return {
      status: response.status,
      body: text === '' ? {} : JSON.parse(text),
      headers: response.headers,
    } as Answer<T>
  }
  const bearer = (token?: string): Record<string, string> =>
    token ? { authorization: `Bearer ${token}` } : {}
  return {
    address,
    cookie: () => cookie,
    call,
    post: <T = object>(path: string, body: object, token?: string) =>
      call<T>(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json', ...bearer(token) },
      }),
    convert(pdf: Pdf, fields: Record<string, string> = {}, init: RequestInit = {}) {
      const form = new FormData()
      for (const [name, value] of Object.entries(fields)) form.set(name, value)
      form.set('file', new Blob([pdf]), 'statement.pdf')
      return call<{ uuid: string }>('/api/convert-pdf-python', { method: 'POST', body: form, ...init })
    },
    async result(uuid: string) {
      for (;;) {
        const answer = await call(`/api/get-conversion-result?uuid=${uuid}`)
        if (answer.status !== 202) return answer
      }
    },
    profile: async (token: string) => (await call('/api/user/profile', { headers: bearer(token) })).status,
    bearer,
  }
}

/** All that is answered to what is sent as it stands here. */
export async function sendRaw({ url }: Pick<Victim, 'url'>, text: string): Promise<string> {
  const socket = connect(Number(new URL(url()).port), '127.0.0.1')
  let said = ''
  socket.setEncoding('latin1').on('data', (chunk) => {
    said += chunk
  })
  socket.on('error', () => {})
  socket.write(text)
  await once(socket, 'close')
  return said
}

/** `200 x3, 429 x1`: what came how often. */
export function tally(values: readonly unknown[]): string {
  const counts = new Map<string, number>()
  for (const value of values) counts.set(String(value), (counts.get(String(value)) ?? 0) + 1)
  return [...counts]
    .sort()
    .map(([value, count]) => `${value} x${count}`)
    .join(', ')
}

export const count = (values: readonly unknown[], wanted: unknown): number =>
  values.filter((value) => value === wanted).length
