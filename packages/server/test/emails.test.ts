import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Acknowledgement, Session, User } from '@ledgerlift/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { deleteExpired } from '../src/conversions/delete-expired.ts'
import { movableClock, query, testServer, visitor } from './helper.ts'

const clock = movableClock()
const { url, server, folder } = testServer(
  { TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '10000', PUBLIC_URL: 'https://ledgerlift.example/' },
  { clock: clock.now },
)
const PASSWORD = 'correct horse'

let addresses = 0
const from = () => visitor(url, { 'x-forwarded-for': `192.0.2.${++addresses % 250}` })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const someAddress = () => `${crypto.randomUUID()}@example.com`
const logIn = (email: string) => from().post<Session>('/api/login', { email, password: PASSWORD })
const profile = (token: string) => from().call<User>('/api/user/profile', { headers: bearer(token) })
const ask = (token: string, newEmail: string, password = PASSWORD) =>
  from().post<Acknowledgement>('/api/user/email', { password, new_email: newEmail }, bearer(token))
const confirm = (token: string, link: string) =>
  from().post<User>('/api/user/email/confirm', { token: link }, bearer(token))
async function newAccount() {
  const email = someAddress()
  const { body } = await from().post<Session>('/api/register', { email, password: PASSWORD })
  return { email, token: body.access_token }
}

/** The texts of all mails to an address, oldest first, with their subjects. */
async function mailsTo(email: string): Promise<string[]> {
  await server().deps.background.finish()
  const outbox = join(folder, 'outbox')
  return readdirSync(outbox)
    .sort()
    .map((name) => readFileSync(join(outbox, name), 'utf8').replaceAll('=\n', '').replaceAll('=3D', '='))
    .filter((mail) => mail.includes(`To: ${email}\n`))
}
const subjectOf = (mail = '') => /^Subject: (.+)$/m.exec(mail)?.[1]

/** An account that has asked for another address, and what stands behind `#` in the link that went there. */
async function asked() {
  const account = await newAccount()
  const newEmail = someAddress()
  expect((await ask(account.token, newEmail)).status).toBe(200)
  const link = /https:\/\/ledgerlift\.example\/change-email#(\S+)/.exec(
    (await mailsTo(newEmail))[0] ?? '',
  )?.[1]
  return { ...account, newEmail, link: link ?? 'no link' }
}
const refused = async (answer: Promise<{ status: number; body: object }>) => {
  const { status, body } = await answer
  return [status, (body as { code?: string }).code]
}
const INVALID = [422, 'email-link-invalid']

beforeEach(() => clock.moveHours(25))

describe('a new email', () => {
  it('is taken by a link mailed to it; other sessions and links end, and the old address is told', async () => {
    const { email, token, newEmail, link } = await asked()
    const other = (await logIn(email)).body.access_token
    expect((await profile(token)).body.email).toBe(email)
    await from().post('/api/forgot-password', { email })
    const reset = /reset-password#(\S+)/.exec((await mailsTo(email)).at(-1) ?? '')?.[1] ?? ''

    const { status, body } = await confirm(token, link)
    expect([status, body.email]).toEqual([200, newEmail])
    expect([(await profile(token)).body.email, (await profile(other)).status]).toEqual([newEmail, 401])
    expect([(await logIn(email)).status, (await logIn(newEmail)).status]).toEqual([401, 200])
    const used = from().post('/api/reset-password', { token: reset, password: 'battery staple' })
    expect(await refused(used)).toEqual([422, 'reset-link-invalid'])
    expect((await mailsTo(email)).map(subjectOf)).toEqual([
      'The email of your Ledgerlift account was changed',
    ])
    // Links of both kinds go with what they were for.
    expect(await mailsTo(newEmail)).toEqual([])
  })

  it('is proved to be its owner’s', async () => {
    const { email, token, newEmail, link } = await asked()
    await confirm(token, link)
    const [account] = await query(
      folder,
      `select email_verified_at from accounts where email = '${newEmail}'`,
    )
    expect(account?.email_verified_at).not.toBeNull()
    expect((await from().post('/api/register', { email, password: PASSWORD })).status).toBe(200)
  })

  it('is asked for with the password only, whose guesses are slowed', async () => {
    const { token } = await newAccount()
    for (let n = 0; n < 5; n++)
      expect(await refused(ask(token, someAddress(), 'wrong'))).toEqual([403, 'wrong-password'])
    expect(await refused(ask(token, someAddress()))).toEqual([429, 'too-many-attempts'])
    expect(await refused(ask('no token', someAddress()))).toEqual([401, 'unauthorized'])
  })

  it('that has an account is refused, before its link is used and after', async () => {
    const [first, second] = [await newAccount(), await newAccount()]
    expect(await refused(ask(first.token, second.email.toUpperCase()))).toEqual([409, 'email-taken'])
    expect(await mailsTo(second.email)).toEqual([])
    const { token, newEmail, link } = await asked()
    await from().post('/api/register', { email: newEmail, password: PASSWORD })
    expect(await refused(confirm(token, link))).toEqual([409, 'email-taken'])
    expect((await profile(token)).status).toBe(200)
  })

  it('is mailed for five times, then slowed', async () => {
    const { token } = await newAccount()
    const statuses = []
    for (let n = 0; n < 6; n++) statuses.push((await ask(token, someAddress())).status)
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
  })
})

describe('its link', () => {
  it('works for the account that asked, and no other: a mistyped address is a stranger’s', async () => {
    const { email, token, link } = await asked()
    const stranger = await newAccount()
    expect(await refused(confirm(stranger.token, link))).toEqual(INVALID)
    expect(await refused(confirm('no token', link))).toEqual([401, 'unauthorized'])
    expect((await profile(token)).body.email).toBe(email)
  })

  it('works once, for an hour, and only the last one that was asked for', async () => {
    const { token, link } = await asked()
    const answers = await Promise.all([confirm(token, link), confirm(token, link)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422])

    const late = await asked()
    clock.moveHours(1)
    expect(await refused(confirm(late.token, late.link))).toEqual(INVALID)
    await deleteExpired(server().deps)
    expect(await query(folder, 'select * from email_changes')).toEqual([])

    const twice = await asked()
    await ask(twice.token, someAddress())
    expect(await refused(confirm(twice.token, twice.link))).toEqual(INVALID)
  })

  it('ends with a new password', async () => {
    const { token, link } = await asked()
    const { body } = await from().post<Session>(
      '/api/user/password',
      { password: PASSWORD, new_password: 'battery staple' },
      bearer(token),
    )
    expect(await refused(confirm(body.access_token, link))).toEqual(INVALID)
  })

  it('is not in the database', async () => {
    const { link } = await asked()
    expect(JSON.stringify(await query(folder, 'select * from email_changes'))).not.toContain(link)
  })
})
