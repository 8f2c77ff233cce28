import { request } from 'node:http'
import { conversionResult, ERRORS, LIMITS } from '@ledgerlift/contract'
import { describe, expect, it, vi } from 'vitest'
import { makePdf } from '../../engine/test-support/make-pdf.ts'
import { isBacked } from './backing/backing-of.ts'
import { eventually, passwordOf, statement, testServer, visitor } from './helper.ts'

const PROTECTED = 'protected-au-everyday'
const { server, url, storedUploads, countRows } = testServer({ ANONYMOUS_PAGES: '150' })
const newVisitor = () => visitor(url)
const bytes = (text: string) => new TextEncoder().encode(text)

describe('a statement', () => {
  it('is converted, and its table is there for its sender', async () => {
    const sender = newVisitor()
    const sent = await sender.convert(statement('us-two-accounts'))
    expect(sent.status).toBe(200)
    const { status, body } = await sender.result(sent.body.uuid)
    expect(status).toBe(200)
    expect(conversionResult.parse(body).pages).toBe(2)
  })

  it('is opened with its password, which may stand before or after the file', async () => {
    const sender = newVisitor()
    for (const order of [['password', 'file'] as const, ['file', 'password'] as const]) {
      const parts = { password: passwordOf(PROTECTED), file: new Blob([statement(PROTECTED)]) }
      const form = new FormData()
      for (const name of order) form.set(name, parts[name])
      const { body } = await sender.call<{ uuid: string }>('/api/convert-pdf-python', {
        method: 'POST',
        body: form,
      })
      expect((await sender.result(body.uuid)).body.pages).toBe(3)
    }
  })

  it('is told by its content, not by its name or type', async () => {
    const sender = newVisitor()
    const form = new FormData()
    form.set('file', new Blob([statement('us-two-accounts')], { type: 'image/png' }), '../../photo.png')
    expect((await sender.call('/api/convert-pdf-python', { method: 'POST', body: form })).status).toBe(200)
  })
})

describe('what is refused', () => {
  const damaged = statement('us-two-accounts').subarray(0, 900) as Uint8Array<ArrayBuffer>
  const tooLarge = new Uint8Array(LIMITS.fileBytes + 1)
  tooLarge.set(statement('us-two-accounts'))
  const cases = [
    ['a file that is no PDF', 'not-a-pdf', bytes('PK\u0003\u0004 this is a spreadsheet'), undefined],
    ['an empty file', 'not-a-pdf', bytes(''), undefined],
    ['a damaged PDF', 'pdf-damaged', damaged, undefined],
    ['a protected PDF without its password', 'pdf-password-required', statement(PROTECTED), undefined],
    ['a protected PDF with a wrong password', 'pdf-password-wrong', statement(PROTECTED), 'guess'],
    ['a file of more than 20 MB', 'file-too-large', tooLarge, undefined],
    ['a PDF of more than 500 pages', 'too-many-pages', makePdf(LIMITS.pages + 1), undefined],
    ['a PDF that exceeds the quota', 'usage-limit-exceeded', makePdf(LIMITS.pages), undefined],
  ] as const

  it.each(cases)('%s has an error of its own, and leaves nothing behind', async (_, code, pdf, password) => {
    const sender = newVisitor()
    const before = [storedUploads().length, await countRows('conversions'), await countRows('page_uses')]
    const { status, body, headers } = await sender.convert(pdf, password)
    expect(body).toMatchObject({ code, error: ERRORS[code].error })
    expect(status).toBe(ERRORS[code].status)
    expect(body.requestId).toMatch(/./)
    expect(headers.get('content-type')).toContain('application/json')
    expect([storedUploads().length, await countRows('conversions'), await countRows('page_uses')]).toEqual(
      before,
    )
  })

  it('no problem of a file looks like one of logging in', () => {
    const loginProblems = cases.filter(
      ([, code]) => code !== 'usage-limit-exceeded' && [401, 403].includes(ERRORS[code].status),
    )
    expect(loginProblems).toEqual([])
  })

  it('a form without a file, and no form at all', async () => {
    const sender = newVisitor()
    const form = new FormData()
    form.set('password', 'x')
    for (const init of [{ body: form }, { body: '{}', headers: { 'content-type': 'application/json' } }]) {
      const { status, body } = await sender.call('/api/convert-pdf-python', { method: 'POST', ...init })
      expect([status, body.code]).toEqual([400, 'file-missing'])
    }
  })

  it('a form that ends in its midst', async () => {
    const before = storedUploads().length
    const { status, body } = await newVisitor().call('/api/convert-pdf-python', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7',
    })
    expect([status, body.code]).toEqual([400, 'bad-request'])
    expect(storedUploads().length).toBe(before)
  })
})

it('an upload that is broken off leaves nothing behind', async () => {
  const before = [storedUploads().length, await countRows('conversions'), await countRows('page_uses')]
  const upload = request(`${url()}/api/convert-pdf-python`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
  })
  upload.on('error', () => {})
  const put = vi.spyOn(server().deps.files, 'putStream')
  upload.write('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF-1.7')
  upload.write('x'.repeat(100_000))
  await eventually(() => expect(put).toHaveBeenCalled())
  // An object store is given a file when all of it is there.
  if (!isBacked()) await eventually(() => expect(storedUploads().length).toBe(Number(before[0]) + 1))
  upload.destroy()
  await expect(put.mock.results[0]?.value).rejects.toThrow()
  put.mockRestore()
  await eventually(() => expect(storedUploads().length).toBe(before[0]))
  expect([storedUploads().length, await countRows('conversions'), await countRows('page_uses')]).toEqual(
    before,
  )
})
