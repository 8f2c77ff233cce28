import { existsSync } from 'node:fs'
import { join } from 'node:path'
import type { Acknowledgement, PublicSettings, Session } from '@ledgerlift/contract'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { testServer, visitor } from './helper.ts'
import { startMailServer } from './stand-ins/mail-server.ts'

const mailServer = await startMailServer()
const { url, folder, server } = testServer({
  TRUST_PROXY: '1',
  SMTP_URL: mailServer.url,
  MAIL_FROM: 'Ledgerlift <no-reply@ledgerlift.example>',
  CONTACT_EMAIL: 'operator@ledgerlift.example',
  CONTACT_FORM_URL: 'https://forms.example/f/1',
  CONTACT_COMPANY: 'Example Ltd | 1 High Street',
})
afterAll(mailServer.close)

let addresses = 0
const from = () => visitor(url, { 'x-forwarded-for': `198.51.100.${++addresses}` })
const MESSAGE = { name: 'Ada', email: 'ada@example.com', message: 'Ten thousand pages\na day.' }

describe('the contact form', () => {
  it('is mailed to the operator, who can answer it', async () => {
    const { status, body } = await from().post<Acknowledgement>('/api/contact', MESSAGE)
    expect([status, body.message]).toEqual([200, 'Thank you. Your message has been sent.'])
    const [mail] = mailServer.mails.splice(0)
    expect(mail?.to).toEqual(['operator@ledgerlift.example'])
    expect(mail?.text).toMatch(/^From: Ledgerlift <no-reply@ledgerlift.example>\r$/m)
    expect(mail?.text).toMatch(/^Reply-To: Ada <ada@example.com>\r$/m)
    expect(mail?.text).toContain('Ten thousand pages\r\na day.')
  })

  it('sends mail to nobody else, whatever it says', async () => {
    const message = 'a\r\n.\r\nRCPT TO:<victim@example.com>\r\nBcc: victim@example.com'
    expect((await from().post('/api/contact', { ...MESSAGE, message })).status).toBe(200)
    const mails = mailServer.mails.splice(0)
    expect(mails.map(({ to }) => to)).toEqual([['operator@ledgerlift.example']])
    expect(mails[0]?.text.split('\r\n\r\n')[0]).not.toContain('victim')
  })

  it.each([
    ['no name', { name: ' ' }],
    ['a name that adds a line to the head', { name: 'Ada\r\nBcc: victim@example.com' }],
    ['no address', { email: 'ada' }],
    ['two addresses', { email: 'ada@example.com, eve@example.com' }],
    ['no message', { message: '\n' }],
    ['a message without end', { message: 'x'.repeat(5001) }],
  ])('refuses %s', async (_, part) => {
    const { status, body } = await from().post('/api/contact', { ...MESSAGE, ...part })
    expect([status, body.code]).toEqual([400, 'bad-request'])
    expect(mailServer.mails).toEqual([])
  })

  it('is slowed for an address', async () => {
    const sender = from()
    for (let n = 0; n < 5; n++) expect((await sender.post('/api/contact', MESSAGE)).status).toBe(200)
    const { status, headers } = await sender.post('/api/contact', MESSAGE)
    expect([status, headers.get('retry-after')]).toEqual([429, '600'])
    mailServer.mails.splice(0)
  })

  it('says so when the mail server does not take it', async () => {
    const log = vi.spyOn(server().deps.log, 'error').mockImplementation(() => {})
    const contact = vi.spyOn(server().deps.contact, 'mailTo', 'get').mockReturnValue('refused@example.com')
    const { status, body } = await from().post('/api/contact', MESSAGE)
    contact.mockRestore()
    expect([status, body.code]).toEqual([503, 'mail-unavailable'])
    const [[logged] = []] = log.mock.calls as unknown as [[{ err: Error & { code: unknown } }]]
    expect([logged?.err.message, logged?.err.code]).toEqual(['the mail server did not take a mail', 550])
    log.mockRestore()
  })
})

it('a link to a new password goes by the mail server, and not to the outbox', async () => {
  const email = 'grace@example.com'
  await from().post<Session>('/api/register', { email, password: 'correct horse' })
  await from().post('/api/forgot-password', { email })
  await server().deps.background.finish()
  expect(mailServer.mails.splice(0).map(({ to }) => to)).toEqual([[email]])
  expect(existsSync(join(folder, 'outbox'))).toBe(false)
})

it('the page is told what it must know', async () => {
  expect((await from().call<PublicSettings>('/api/settings')).body).toEqual({
    google: null,
    payments: { test_mode: true, checkout: '/sandbox/razorpay/checkout.js' },
    contact: {
      company: ['Example Ltd', '1 High Street'],
      email: 'operator@ledgerlift.example',
      form_url: 'https://forms.example/f/1',
    },
  })
  const { status, body } = await from().post('/api/google-auth', { token: 'x' })
  expect([status, body.code]).toEqual([501, 'google-not-set-up'])
})
