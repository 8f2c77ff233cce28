import { mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { expect, it, vi } from 'vitest'
import { resultKey } from '../src/files/file-keys.ts'
import { placeOf } from './backing/backing-of.ts'
import { eventually, query, statement, testServer, visitor } from './helper.ts'

const { url, server, folder } = testServer({ TRUST_PROXY: '1', ANONYMOUS_PAGES: '100' })
const pdf = statement('empty-uk-building-society')

/** Makes writing below a folder of the store fail, as when the disk is full, until it is mended. */
function breakStore(kind: 'uploads' | 'results'): () => void {
  const place = join(placeOf(folder)?.filesFolder ?? join(folder, 'files'), kind)
  mkdirSync(place, { recursive: true })
  renameSync(place, `${place}-kept`)
  writeFileSync(place, '')
  return () => {
    rmSync(place)
    renameSync(`${place}-kept`, place)
  }
}

const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
/** A call on a connection that is kept, and the port by which one is told from another. */
function upload(agent: Agent, contents: Buffer) {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' }
  return new Promise<{
    status: number
    retryAfter: string
    port: number
    body: { code: string; uuid: string }
  }>((resolve, reject) => {
    const sent = request(
      `${url()}/api/convert-pdf-python`,
      { method: 'POST', agent, headers },
      async (answer) => {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk)
        const { statusCode: status = 0, headers } = answer
        const port = sent.socket?.localPort ?? 0
        const body = JSON.parse(Buffer.concat(chunks).toString())
        resolve({ status, retryAfter: headers['retry-after'] ?? '', port, body })
      },
    )
    sent.on('error', reject)
    sent.write(HEAD)
    sent.write(contents)
    sent.end('\r\n--x--\r\n')
  })
}

it('a store that does not take a file is our fault, and the same connection can be used again', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const mend = breakStore('uploads')
  const large = Buffer.concat([pdf, Buffer.alloc(3_000_000)])
  const refused = await upload(agent, large)
  expect([refused.status, refused.body.code]).toEqual([503, 'storage-unavailable'])
  expect(Number(refused.retryAfter)).toBeGreaterThan(0)
  mend()
  const taken = await upload(agent, Buffer.from(pdf))
  expect(taken.status).toBe(200)
  expect(taken.port).toBe(refused.port)
  agent.destroy()
})

it('a result that could not be stored is stored when it can be', async () => {
  const sender = visitor(url)
  const mend = breakStore('results')
  const put = vi.spyOn(server().deps.files, 'put')
  const { uuid } = (await sender.convert(pdf)).body
  await eventually(() => expect(put).toHaveBeenCalled())
  await expect(put.mock.results[0]?.value).rejects.toMatchObject({ code: 'storage-unavailable' })
  put.mockRestore()
  mend()
  expect((await sender.result(uuid)).status).toBe(200)
  const [row] = await query(folder, `select runs from conversions where id = '${uuid}'`)
  expect(row?.runs).toBe(1) // what was our fault counts nothing against the file
})

it('a result that is deleted while it is fetched is not found', async () => {
  const sender = visitor(url)
  const { uuid } = (await sender.convert(pdf)).body
  await sender.result(uuid)
  await server().deps.files.delete(resultKey(uuid))
  const { status, body } = await sender.result(uuid)
  expect([status, body.code]).toEqual([404, 'conversion-not-found'])
})

it('no file is taken in while there is too little free space', async () => {
  const hasRoom = vi.spyOn(server().deps.files, 'hasRoom').mockResolvedValue(false)
  const { status, body } = await visitor(url).convert(pdf)
  hasRoom.mockRestore()
  expect([status, body.code]).toEqual([503, 'storage-unavailable'])
})

it('files that are sent and never end hold no more than their network may', async () => {
  const headers = {
    'x-forwarded-for': '198.51.100.7',
    'content-type': 'multipart/form-data; boundary=x',
    'content-length': 1_000,
  }
  // One more than may be on their way: whichever comes last is the one that is answered.
  const slow = Array.from({ length: 11 }, () => {
    const sent = request(`${url()}/api/convert-pdf-python`, { method: 'POST', headers })
    sent.write(HEAD)
    return sent.on('error', () => {})
  })
  const refused = slow.map(
    (sent) =>
      new Promise<number>((resolve) => sent.on('response', (answer) => resolve(answer.statusCode ?? 0))),
  )
  expect(await Promise.race(refused)).toBe(429)
  const codeFrom = async (address: string) =>
    (await visitor(url, { 'x-forwarded-for': address }).convert(pdf)).body.code
  expect(await codeFrom('198.51.100.7')).toBe('too-many-uploads')
  expect(await codeFrom('198.51.100.8')).toBeUndefined()
  for (const sent of slow) sent.destroy()
  await eventually(async () => expect(await codeFrom('198.51.100.7')).toBeUndefined())
})

it('a file that says to be far too large is refused before it is sent', async () => {
  const sent = request(`${url()}/api/convert-pdf-python`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x', 'content-length': 1_000_000_000 },
  }).on('error', () => {})
  sent.flushHeaders()
  const status = await new Promise((resolve) => sent.on('response', (answer) => resolve(answer.statusCode)))
  sent.destroy()
  expect(status).toBe(413)
})
