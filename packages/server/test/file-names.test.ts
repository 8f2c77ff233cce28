import { describe, expect, it } from 'vitest'
import { query, statement, testServer, visitor } from './helper.ts'

const { url, folder, storedUploads } = testServer({ REGISTERED_PAGES: '100', ANONYMOUS_PAGES: '100' })
const UUID_PDF = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}\.pdf$/

/** A form written by hand: browsers and libraries mend names before they send them. */
function form(fileName: string): RequestInit {
  const head = `--x\r\nContent-Disposition: form-data; name="file"; filename="${fileName}"\r\nContent-Type: application/pdf\r\n\r\n`
  return {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body: new Blob([head, statement('us-two-accounts'), '\r\n--x--\r\n']),
  }
}

describe('the name of a file', () => {
  it.each([
    ['climbs out of the folder', '../../../../tmp/ledgerlift-climbed.pdf'],
    ['is a path', '/etc/ledgerlift.pdf'],
    ['is a path of Windows', 'C:\\Windows\\ledgerlift.pdf'],
    ['climbs in disguise', '..%2f..%2fledgerlift.pdf'],
    ['ends early', 'ledgerlift.pdf\0.exe'],
    ['turns its direction round', 'ledgerlift\u202Efdp.exe'],
    ['is made of look-alikes', '．．／ledgerlift.pdf'],
    ['is very long', 'ledgerlift'.repeat(500)],
    ['would add a header', 'ledgerlift%0d%0aSet-Cookie: a=b.pdf'],
    ['is a script', '<script>ledgerlift</script>.pdf'],
  ])('that %s changes nothing, and is kept nowhere', async (_, name) => {
    const someone = visitor(url)
    const { status, body, headers } = await someone.call<{ uuid: string }>(
      '/api/convert-pdf-python',
      form(name),
    )
    expect(status).toBe(200)
    expect(Object.keys(body)).toEqual(['uuid'])
    const result = await someone.result(body.uuid)
    expect(result.status).toBe(200)
    expect(storedUploads()).toContain(`${body.uuid}.pdf`)
    expect(storedUploads().every((stored) => UUID_PDF.test(stored))).toBe(true)
    const kept = [
      await query(folder, 'select * from conversions'),
      await query(folder, 'select * from pgboss.job'),
    ]
    const said = [[...headers], [...result.headers], result.body]
    expect(JSON.stringify([kept, said])).not.toContain('ledgerlift.')
    expect(JSON.stringify([kept, said])).not.toContain('Set-Cookie: a')
  })

  it.each([
    '../secret',
    '..%2fsecret',
    '%2e%2e/secret',
    'uploads/x',
    '5f0c4d8e-4c1b-4d6c-9a57-0d3b1b7c2e9a/../x',
  ])('in the place of a uuid finds nothing: %s', async (uuid) => {
    const { status, body } = await visitor(url).call(`/api/get-conversion-result?uuid=${uuid}`)
    expect([status, body.code]).toEqual([404, 'conversion-not-found'])
  })
})
