import { monitorEventLoopDelay } from 'node:perf_hooks'
import { API } from '@ledgerlift/contract'
import { expect, it } from 'vitest'
import { statement, testServer, visitor } from './helper.ts'

const { url } = testServer({ TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '100000' })
const pdf = statement('empty-uk-building-society')

type Schema = { readonly properties?: object; readonly anyOf?: Schema[]; readonly oneOf?: Schema[] }
type Operation = {
  readonly parameters?: { readonly name: string; readonly in: string }[]
  readonly requestBody?: { readonly content: Record<string, { schema: Schema; examples?: object }> }
}

/** What costs a careless reader much: length, depth, number, and characters that grow or end a text. */
const VALUES: Record<string, (room: number) => unknown> = {
  long: (room) => 'a'.repeat(room),
  'ranges of pages': (room) => '1-100000,'.repeat(room / 9),
  'e-mail that almost ends': (room) => `a@${'a.'.repeat(room / 2 - 2)}`,
  'letters that grow': (room) => '\ufdfa'.repeat(room / 3),
  nul: () => 'a\u0000b',
  'JSON that is deep': (room) => '['.repeat(room / 2) + ']'.repeat(room / 2),
  'JSON that is broad': (room) => `[${'{},'.repeat(room / 3 - 2)}{}]`,
  object: () => ({ toString: 'x', constructor: { prototype: { polluted: true } } }),
}
/** Within what a body, a form's field and a head may hold. */
const [BODY, FIELD, HEAD] = [60_000, 500_000, 12_000]

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value))
const fieldsOf = ({ properties, anyOf = [], oneOf = [] }: Schema): string[] => [
  ...Object.keys(properties ?? {}),
  ...[...anyOf, ...oneOf].flatMap(fieldsOf),
]

let calls = 0
const send = (path: string, init: RequestInit) =>
  fetch(url() + path, {
    ...init,
    headers: { ...(init.headers as object), 'x-forwarded-for': `10.0.${++calls >> 8}.${calls & 255}` },
  })
const form = (name: string, value: string) => {
  const body = new FormData()
  body.set(name, value)
  body.set('file', new Blob([pdf]), 'a.pdf')
  return body
}
const json = (body: unknown) => ({
  body: JSON.stringify(body),
  headers: { 'content-type': 'application/json' },
})

/** Every field of every route, with a value in it. */
async function* walk(make: (room: number) => unknown) {
  const { paths } = (
    await visitor(url).call<{ paths: Record<string, Record<string, Operation>> }>(API.openapi)
  ).body
  for (const [path, methods] of Object.entries(paths)) {
    for (const [name, { parameters = [], requestBody }] of Object.entries(methods)) {
      const method = name.toUpperCase()
      const head = encodeURIComponent(textOf(make(HEAD / 4))).slice(0, HEAD)
      const asked = parameters.find((parameter) => parameter.in === 'query')
      const address = path.replace(/\{\w+\}/, head) + (asked ? `?${asked.name}=${head}` : '')
      if (address !== path) yield () => send(address, { method, ...(requestBody && json({ dates: 'dmy' })) })
      yield () =>
        send(path, {
          method,
          headers: { authorization: `Bearer ${head}`, cookie: `ledgerlift_visitor=${head}` },
        })
      for (const [type, { schema, examples = {} }] of Object.entries(requestBody?.content ?? {})) {
        const [example] = Object.values(examples).map(({ value }) => value)
        for (const field of fieldsOf(schema)) {
          if (type !== 'multipart/form-data') {
            yield () => send(path, { method, ...json({ ...example, [field]: make(BODY) }) })
          } else if (field !== 'file') {
            for (const room of [2_000, FIELD])
              yield () => send(path, { method, body: form(field, textOf(make(room))) })
          }
        }
      }
    }
  }
}

/**
 * The longest time that nothing else could be done, in milliseconds, and what was answered with a fault of ours.
 *
 * A call that takes longer than allowed is made again: other programs on the machine may have taken the time.
 */
async function longestDelay(make: (room: number) => unknown, allowed = Number.POSITIVE_INFINITY) {
  const delay = monitorEventLoopDelay({ resolution: 1 })
  const faults: string[] = []
  let longest = 0
  for await (const call of walk(make)) {
    let least = Number.POSITIVE_INFINITY
    for (let tries = 0; tries === 0 || (least > allowed && tries < 5); tries++) {
      delay.reset()
      delay.enable()
      const answer = await call()
      await answer.arrayBuffer()
      delay.disable()
      least = Math.min(least, delay.max / 1e6)
      if (answer.status === 500) faults.push(answer.url.slice(0, 100))
    }
    longest = Math.max(longest, least)
  }
  return { longest, faults }
}

it('no value of any field keeps the server from answering others', async () => {
  await longestDelay(() => 'a') // everything is compiled
  const idle = (await longestDelay(() => 'a')).longest
  const seen = []
  for (const [name, make] of Object.entries(VALUES)) {
    const { longest, faults } = await longestDelay(make, 10 * idle)
    seen.push({ name, faults, slow: longest > 10 * idle && longest })
  }
  expect(seen).toEqual(Object.keys(VALUES).map((name) => ({ name, faults: [], slow: false })))
})
