import { API, ERRORS, type ErrorBody } from '@ledgerlift/contract'
import { Ajv2020 } from 'ajv/dist/2020.js'
import addFormats from 'ajv-formats'
import { beforeAll, describe, expect, it } from 'vitest'
import { testServer, visitor } from './helper.ts'

type Media = {
  readonly schema: { readonly properties?: object; readonly [word: string]: unknown }
  readonly example?: unknown
  readonly examples?: Readonly<Record<string, { value: unknown }>>
}
type Content = { readonly content?: Readonly<Record<string, Media>> }
type Operation = {
  readonly summary?: string
  readonly requestBody?: Content
  readonly responses: Readonly<Record<string, Content>>
}

const { url, server } = testServer()
let paths: Record<string, Record<string, Operation>>
beforeAll(async () => {
  paths = (await visitor(url).call<{ paths: typeof paths }>(API.openapi)).body.paths
})

const operations = () =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${path}`,
      operation,
    })),
  )
/** Everything that is sent or answered as JSON, or as a form, with its name. */
const bodies = () =>
  operations().flatMap(({ name, operation }) =>
    [['request', operation.requestBody] as const, ...Object.entries(operation.responses)].flatMap(
      ([part, body]) =>
        Object.values(body?.content ?? {}).map((media) => ({ what: `${name} ${part}`, media })),
    ),
  )
const examplesOf = ({ example, examples }: Media): unknown[] =>
  example === undefined ? Object.values(examples ?? {}).map(({ value }) => value) : [example]

/** What the server itself says it serves: a tree, where each line goes on from the one that it stands under. */
function servedRoutes(): string[] {
  const above: string[] = []
  return server()
    .app.printRoutes({ commonPrefix: false })
    .split('\n')
    .flatMap((line) => {
      const [, indent = '', part = '', methods = ''] = /^(.*?── )(\S*)(?: \((.+)\))?/.exec(line) ?? []
      const depth = indent.length / 4
      const path = (above[depth - 1] ?? '') + part
      above[depth] = path
      return methods.split(', ').map((method) => ({ method, path }))
    })
    .filter(({ method, path }) => path.startsWith('/api/') && path !== API.openapi && method !== 'HEAD')
    .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/g, '{$1}')}`)
    .filter((route) => !route.startsWith(' '))
}

describe('the description of the API', () => {
  it('has every route that is served, with a summary', () => {
    const served = servedRoutes()
    expect(served.length).toBeGreaterThan(10)
    expect(
      operations()
        .map(({ name }) => name)
        .sort(),
    ).toEqual(served.sort())
    expect(operations().filter(({ operation }) => !operation.summary)).toEqual([])
  })

  it('has every call of the contract', () => {
    const served = servedRoutes()
    const missing = Object.values(API).filter((path) => !served.some((route) => route.includes(path)))
    expect(missing).toEqual([API.openapi])
  })

  it('has an example of each body', () => {
    expect(bodies().length).toBeGreaterThan(100)
    const without = bodies().filter(({ media }) => examplesOf(media).length === 0)
    expect(without.map(({ what }) => what)).toEqual([])
  })

  it('has examples that its own schemas accept', () => {
    const ajv = new Ajv2020({ strict: false })
    addFormats.default(ajv)
    const wrong = bodies().flatMap(({ what, media }) => {
      const accepts = ajv.compile(media.schema)
      return examplesOf(media)
        .filter((example) => !accepts(example))
        .map((example) => ({ what, example, errors: accepts.errors }))
    })
    expect(wrong).toEqual([])
  })

  it('has all errors, each under its status', () => {
    const codes = new Map<string, string>()
    for (const { operation } of operations()) {
      for (const [status, { content }] of Object.entries(operation.responses)) {
        if (Number(status) < 400) continue
        const media = content?.['application/json']
        for (const example of media ? examplesOf(media) : []) {
          codes.set((example as ErrorBody).code, status)
        }
      }
    }
    const table = Object.entries(ERRORS).map(([code, { status }]) => [code, String(status)])
    expect(Object.fromEntries(codes)).toEqual(Object.fromEntries(table))
  })

  it('says of the form what may be sent beside the file', () => {
    const { schema } = paths[API.convert]?.post?.requestBody?.content?.['multipart/form-data'] ?? {}
    expect(Object.keys(schema?.properties ?? {})).toEqual([
      'file',
      'password',
      'pages',
      'dates',
      'ocr',
      'tables',
      'rereads',
    ])
  })
})
