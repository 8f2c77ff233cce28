import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Session, Sessions } from '@ledgerlift/contract'
import { beforeEach, describe, expect, it } from 'vitest'
import { movableClock, testServer, visitor } from './helper.ts'

const clock = movableClock()
const { url, server, folder } = testServer(
  { TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '10000' },
  { clock: clock.now },
)
const PASSWORD = 'correct horse'
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'
const DAY_HOURS = 24

let addresses = 0
const from = (agent = '') =>
  visitor(url, { 'x-forwarded-for': `203.0.113.${++addresses}`, 'user-agent': agent })
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const logIn = (email: string, password = PASSWORD, agent?: string) =>
  from(agent).post<Session>('/api/login', { email, password })
const profile = async (token: string) =>
  (await from().call('/api/user/profile', { headers: bearer(token) })).status
const refresh = (token: string) => from().post<Session>('/api/refresh-token', {}, bearer(token))
const logOut = (token: string) => from().call('/api/logout', { method: 'POST', headers: bearer(token) })
const list = async (token: string) =>
  (await from().call<Sessions>('/api/user/sessions', { headers: bearer(token) })).body.sessions
const end = (token: string, id = 'others') =>
  from().call(`/api/user/sessions/${id}`, { method: 'DELETE', headers: bearer(token) })
const change = (token: string, body: object) =>
  from().post<Session>('/api/user/password', body, bearer(token))
async function newAccount() {
  const email = `${crypto.randomUUID()}@example.com`
  const { body } = await from().post<Session>('/api/register', { email, password: PASSWORD })
  return { email, token: body.access_token }
}
async function subjectsTo(email: string): Promise<string[]> {
  await server().deps.background.finish()
  const outbox = join(folder, 'outbox')
  return (existsSync(outbox) ? readdirSync(outbox) : [])
    .map((name) => readFileSync(join(outbox, name), 'utf8'))
    .filter((mail) => mail.includes(`To: ${email}\n`))
    .map((mail) => /^Subject: (.+)$/m.exec(mail)?.[1] ?? '')
}

beforeEach(() => clock.moveHours(25))

describe('a session', () => {
  it('that is ended while it is renewed leaves nothing open', async () => {
    const { email } = await newAccount()
    for (let round = 0; round < 10; round++) {
      const { access_token: token } = (await logIn(email)).body
      const [renewed] = await Promise.all([refresh(token), logOut(token)])
      for (const left of [token, renewed.body.access_token ?? token]) expect(await profile(left)).toBe(401)
      clock.moveHours(1)
    }
  })

  it('ends ninety days after its login, however often it is renewed', async () => {
    let { token } = await newAccount()
    for (let days = 6; days < 90; days += 6) {
      clock.moveHours(6 * DAY_HOURS)
      token = (await refresh(token)).body.access_token
    }
    expect(await profile(token)).toBe(200)
    clock.moveHours(6 * DAY_HOURS)
    expect([await profile(token), (await refresh(token)).status]).toEqual([401, 401])
  })

  it('whose token comes once more after it was exchanged ends, and its owner is told', async () => {
    const { email, token } = await newAccount()
    const other = (await logIn(email)).body.access_token
    const renewed = (await refresh(token)).body.access_token
    clock.moveHours(2 / 60)
    expect((await refresh(token)).body.code).toBe('unauthorized')
    expect([await profile(renewed), (await refresh(renewed)).status]).toEqual([401, 401])
    expect(await profile(other)).toBe(200)
    expect(await subjectsTo(email)).toEqual(['You have been logged out of Ledgerlift'])
  })

  it('is listed with its browser, and ends when its owner says so', async () => {
    const { email, token } = await newAccount()
    const laptop = (await logIn(email, PASSWORD, FIREFOX)).body.access_token
    const renewed = (await refresh(laptop)).body.access_token
    clock.moveHours(2)
    expect(await profile(token)).toBe(200)
    const seen = await list(token)
    expect(seen.map(({ device, is_current }) => [device, is_current])).toEqual([
      [null, true],
      ['Firefox on Linux', false],
    ])
    expect(seen.map(({ used_at }) => used_at)).toEqual(
      seen
        .map(({ used_at }) => used_at)
        .toSorted()
        .reverse(),
    )

    const stranger = await newAccount()
    const id = seen[1]?.id as string
    expect((await end(stranger.token, id)).status).toBe(404)
    expect((await end(token, 'no-id')).status).toBe(404)
    expect(await profile(renewed)).toBe(200)
    expect((await end(token, id)).status).toBe(204)
    expect([await profile(renewed), (await refresh(renewed)).status]).toEqual([401, 401])
    expect(await list(token)).toHaveLength(1)
  })

  it('stays when all others are ended', async () => {
    const { email, token } = await newAccount()
    const others = [(await logIn(email)).body.access_token, (await logIn(email)).body.access_token]
    expect((await end(token)).status).toBe(204)
    expect(await Promise.all([token, ...others].map(profile))).toEqual([200, 401, 401])
  })
})

describe('changing the password', () => {
  it('asks for the old one, ends all sessions but the one that it begins, and tells the owner', async () => {
    const { email, token } = await newAccount()
    const wrong = await change(token, { password: 'wrong', new_password: 'battery staple' })
    expect([wrong.status, wrong.body.code]).toEqual([403, 'wrong-password'])
    const { status, body } = await change(token, { password: PASSWORD, new_password: 'battery staple' })
    expect(status).toBe(200)
    expect([await profile(token), await profile(body.access_token)]).toEqual([401, 200])
    expect([(await logIn(email)).status, (await logIn(email, 'battery staple')).status]).toEqual([401, 200])
    expect(await subjectsTo(email)).toEqual(['Your Ledgerlift password was changed'])
  })

  it.each([
    ['12345', 'password-too-short'],
    ['password1', 'password-too-common'],
    ['a'.repeat(257), 'password-too-long'],
  ])('refuses what is no good password: %s', async (new_password, code) => {
    const { token } = await newAccount()
    const { status, body } = await change(token, { password: PASSWORD, new_password })
    expect([status, body.code]).toEqual([422, code])
    expect(await profile(token)).toBe(200)
  })

  it('by two at once is done once', async () => {
    const { token } = await newAccount()
    const answers = await Promise.all(
      ['battery staple', 'staple battery'].map((new_password) =>
        change(token, { password: PASSWORD, new_password }),
      ),
    )
    expect(answers.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1)
  })
})

it('an account that is deleted is told of by mail', async () => {
  const { email, token } = await newAccount()
  const headers = { ...bearer(token), 'content-type': 'application/json' }
  const body = JSON.stringify({ password: PASSWORD })
  expect((await from().call('/api/user', { method: 'DELETE', body, headers })).status).toBe(204)
  expect(await subjectsTo(email)).toEqual(['Your Ledgerlift account has been deleted'])
})

it.each([
  ['an empty one', ''],
  ['a long one', 'x'.repeat(60_000)],
])('a wrong password is told as one: %s', async (_, password) => {
  const { email } = await newAccount()
  expect((await logIn(email, password)).body.code).toBe('wrong-credentials')
})
