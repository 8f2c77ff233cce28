import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { expect, it } from 'vitest'
import { startChild } from './child-server.ts'
import { eventually, newFolder, query, statement } from './helper.ts'

const pdf = statement('us-two-accounts')
const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
const TAIL = '\r\n--x--\r\n'

it('a file that is half sent when the server is told to stop is answered and converted', async () => {
  const folder = newFolder()
  const child = await startChild(folder)
  const { port } = new URL(child.url)
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  let said = ''
  socket.setEncoding('utf8').on('data', (chunk) => {
    said += chunk
  })
  const length = HEAD.length + pdf.length + TAIL.length
  socket.write(
    `POST /api/convert-pdf-python HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\nExpect: 100-continue\r\n\r\n`,
  )
  // The server says this when it has begun with a call.
  await eventually(() => expect(said).toContain('HTTP/1.1 100 Continue'))
  socket.write(HEAD)
  socket.write(pdf.subarray(0, 1000))
  const stopped = child.stop()
  await eventually(() => expect(fetch(`${child.url}/healthz`)).rejects.toThrow())
  socket.write(pdf.subarray(1000))
  socket.write(TAIL)
  await once(socket, 'close')
  expect(said).toMatch(/^HTTP\/1.1 200 /m)
  expect(said).toMatch(/^connection: close\r$/im)
  const uuid = /"uuid":"([^"]+)"/.exec(said)?.[1]
  expect(await stopped).toBe(0)

  const next = await startChild(folder)
  const [row] = await query(folder, `select status from conversions where id = '${uuid}'`)
  expect(['done', 'queued', 'converting']).toContain(row?.status)
  await next.stop()
  rmSync(folder, { recursive: true })
})
