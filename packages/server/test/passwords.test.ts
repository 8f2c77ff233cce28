import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { Acknowledgement, Session } from '@ledgerlift/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteExpired } from '../src/conversions/delete-expired.ts'
import { movableClock, query, testServer, visitor } from './helper.ts'

const clock = movableClock()
const { url, server, folder } = testServer(
  { TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '10000', PUBLIC_URL: 'https://ledgerlift.example/' },
  { clock: clock.now },
)
const OLD = 'correct horse'
const NEW = 'battery staple'

let addresses = 0
const from = () => visitor(url, { 'x-forwarded-for': `198.51.100.${++addresses}` })
const logIn = (email: string, password: string) => from().post<Session>('/api/login', { email, password })
const forgot = (email: string, who = from()) => who.post<Acknowledgement>('/api/forgot-password', { email })
const reset = (token: string, password = NEW) =>
  from().post<Session>('/api/reset-password', { token, password })
const profile = (token: string) =>
  from().call('/api/user/profile', { headers: { authorization: `Bearer ${token}` } })
async function newAccount() {
  const email = `${crypto.randomUUID()}@example.com`
  const { body } = await from().post<Session>('/api/register', { email, password: OLD })
  return { email, token: body.access_token }
}

const outbox = join(folder, 'outbox')
/** The mails to an address, oldest first, once there are `count`. */
async function mailsTo(email: string, count: number): Promise<string[]> {
  await server().deps.background.finish()
  const mails = readdirSync(outbox)
    .sort()
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
  const theirs = mails.filter((mail) => mail.includes(`To: ${email}\n`))
  expect(theirs).toHaveLength(count)
  return theirs
}
const linkIn = (mail: string | undefined) => {
  const text = (mail ?? '').replaceAll('=\n', '').replaceAll('=3D', '=')
  return /https:\/\/\S+/.exec(text)?.[0] ?? 'no link'
}
async function newLink() {
  const account = await newAccount()
  await forgot(account.email)
  const [mail] = await mailsTo(account.email, 1)
  return { ...account, link: new URL(linkIn(mail)), key: linkIn(mail).split('#')[1] as string }
}

beforeEach(() => clock.moveHours(25))

describe('a forgotten password', () => {
  it('is replaced by a mailed link, which logs in and ends all else', async () => {
    const { email, token, link, key } = await newLink()
    expect(link.href).toBe(`https://ledgerlift.example/reset-password#${key}`)
    const { status, body } = await reset(key)
    expect([status, body.user.email]).toEqual([200, email])
    expect((await profile(body.access_token)).status).toBe(200)
    expect((await profile(token)).status).toBe(401)
    expect((await logIn(email, OLD)).status).toBe(401)
    expect((await logIn(email, NEW)).status).toBe(200)
  })

  it('is asked for in the same words whether there is an account or not', async () => {
    const { email } = await newAccount()
    const find = vi.spyOn(server().deps.store.accounts, 'findByEmail')
    const answers = []
    for (const asked of [email, 'nobody@example.com']) {
      // Whether there is one is looked up after the answer, so its time tells nothing either.
      const answered = Promise.withResolvers<undefined>()
      find.mockReturnValueOnce(answered.promise)
      const { status, body } = await forgot(asked)
      answers.push({ status, body })
      answered.resolve(undefined)
      await server().deps.background.finish()
    }
    find.mockRestore()
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]).toMatchObject({ status: 200 })
    await forgot('nobody@example.com')
    await mailsTo('nobody@example.com', 0)
  })

  it('lies in mails that only their owner may read', async () => {
    await newLink()
    expect(statSync(outbox).mode & 0o777).toBe(0o700)
    for (const name of readdirSync(outbox)) expect(statSync(join(outbox, name)).mode & 0o777).toBe(0o600)
  })

  it('is mailed to an account three times, then slowed; to no account as well', async () => {
    const { email } = await newAccount()
    for (const asked of [email, 'nobody.else@example.com']) {
      const statuses = []
      for (let n = 0; n < 4; n++) statuses.push((await forgot(asked)).status)
      expect(statuses).toEqual([200, 200, 200, 429])
    }
    await mailsTo(email, 3)
  })

  it('is slowed for an address that asks for many', async () => {
    const asker = from()
    for (let n = 0; n < 15; n++) expect((await forgot(`ask${n}@example.com`, asker)).status).toBe(200)
    const { status, headers } = await forgot('ask16@example.com', asker)
    expect([status, headers.get('retry-after')]).toEqual([429, '60'])
  })
})

describe('a mailed link', () => {
  const invalid = [422, 'reset-link-invalid']
  const answer = async (key: string) => {
    const { status, body } = await reset(key)
    return [status, body.code]
  }

  it('works once, also for two at a time', async () => {
    const { key } = await newLink()
    const statuses = (await Promise.all([reset(key), reset(key)])).map(({ status }) => status)
    expect(statuses.sort()).toEqual([200, 422])
    expect(await answer(key)).toEqual(invalid)
  })

  it('ends after an hour', async () => {
    const { key } = await newLink()
    clock.moveHours(1)
    expect(await answer(key)).toEqual(invalid)
    await deleteExpired(server().deps)
    expect(await query(folder, 'select * from password_resets')).toEqual([])
  })

  it('ends with all others when one of them is used', async () => {
    const { email, key } = await newLink()
    await forgot(email)
    const second = linkIn((await mailsTo(email, 2))[1]).split('#')[1] as string
    expect((await reset(second)).status).toBe(200)
    expect(await answer(key)).toEqual(invalid)
  })

  it('survives a password that is refused', async () => {
    const { email, key } = await newLink()
    expect((await reset(key, '12345')).body.code).toBe('password-too-short')
    expect((await reset(key, 'password1')).body.code).toBe('password-too-common')
    expect((await reset(key, email)).body.code).toBe('password-too-common')
    expect((await reset(key)).status).toBe(200)
  })

  it('that nobody was sent is refused', async () => {
    expect(await answer('guess')).toEqual(invalid)
  })

  it('is not in the database', async () => {
    const { key } = await newLink()
    expect(JSON.stringify(await query(folder, 'select * from password_resets'))).not.toContain(key)
  })

  it('lets in an owner who was slowed by the guesses of others', async () => {
    const { email, key } = await newLink()
    for (let n = 0; n < 5; n++) await logIn(email, 'wrong')
    expect((await logIn(email, OLD)).status).toBe(429)
    await reset(key)
    expect((await logIn(email, NEW)).status).toBe(200)
  })

  it('proves whose the address is', async () => {
    const { email, key } = await newLink()
    const verified = () => query(folder, `select email_verified_at from accounts where email = '${email}'`)
    expect((await verified())[0]?.email_verified_at).toBeNull()
    await reset(key)
    expect((await verified())[0]?.email_verified_at).not.toBeNull()
  })
})
