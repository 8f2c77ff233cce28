import { once } from 'node:events'
import { rmSync } from 'node:fs'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { startChild } from './child-server.ts'
import { newFolder, query, statement } from './helper.ts'

const pdf = statement('us-two-accounts')
const HEAD = '--x\r\nContent-Disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n'
const TAIL = '\r\n--x--\r\n'

it('whoever is sending a file when the server is told to stop gets an answer, and the file is converted', async () => {
  const folder = newFolder()
  const child = await startChild(folder)
  const { port } = new URL(child.url)
  const socket = connect(Number(port), '127.0.0.1')
  await once(socket, 'connect')
  const length = HEAD.length + pdf.length + TAIL.length
  socket.write(
    `POST /api/convert-pdf-python HTTP/1.1\r\nHost: x\r\nContent-Type: multipart/form-data; boundary=x\r\nContent-Length: ${length}\r\n\r\n${HEAD}`,
  )
  socket.write(pdf.subarray(0, 1000))
  await sleep(300) // so that it has begun to be read
  const stopped = child.stop()
  await sleep(300)
  await expect(fetch(`${child.url}/healthz`)).rejects.toThrow()
  socket.write(pdf.subarray(1000))
  socket.write(TAIL)
  const said = await text(socket)
  expect(said).toMatch(/^HTTP\/1.1 200 /)
  expect(said).toMatch(/^connection: close\r$/im)
  const uuid = /"uuid":"([^"]+)"/.exec(said)?.[1]
  expect(await stopped).toBe(0)

  const next = await startChild(folder)
  const [row] = await query(folder, `select status from conversions where id = '${uuid}'`)
  expect(['done', 'queued', 'converting']).toContain(row?.status)
  await next.stop()
  rmSync(folder, { recursive: true })
})
