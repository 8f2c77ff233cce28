import { Agent, type RequestOptions, request } from 'node:http'

/** One keep-alive connection, as a browser's. */
export const openConnection = (): Agent => new Agent({ keepAlive: true, maxSockets: 1 })

export type Reply = { readonly status: number; readonly cookie: string | undefined; readonly body: Buffer }

/** One call, and all of its answer. */
export const ask = (url: string, options: RequestOptions, body?: Uint8Array): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const sent = request(url, options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          cookie: response.headers['set-cookie']?.[0]?.split(';')[0],
          body: Buffer.concat(chunks),
        }),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
