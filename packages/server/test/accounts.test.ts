import { type Session, session, type User, user } from '@ledgerlift/contract'
import { describe, expect, it } from 'vitest'
import { movableClock, query, statement, testServer, visitor } from './helper.ts'

const clock = movableClock()
const { url, folder } = testServer({ RATE_LIMIT_PER_MINUTE: '10000' }, { clock: clock.now })
const PASSWORD = 'correct horse'

let people = 0
async function newAccount() {
  const email = `Person${++people}@Example.com`
  const browser = visitor(url)
  const { body } = await browser.post<Session>('/api/register', {
    email,
    password: PASSWORD,
    first_name: 'Ada',
  })
  const as = (token: string) => ({ authorization: `Bearer ${token}` })
  return {
    email,
    browser,
    token: body.access_token,
    as,
    profile: (token: string) => browser.call<User>('/api/user/profile', { headers: as(token) }),
    refresh: (token: string) => browser.post<Session>('/api/refresh-token', {}, as(token)),
  }
}

describe('an account', () => {
  it('is made, found again by its e-mail in any case, and shown', async () => {
    const { email, browser, token, profile } = await newAccount()
    const loggedIn = await browser.post<Session>('/api/login', {
      email: email.toUpperCase(),
      password: PASSWORD,
    })
    expect(session.parse(loggedIn.body).user).toMatchObject({
      email: email.toLowerCase(),
      first_name: 'Ada',
      last_name: null,
      current_usage: 0,
      subscription: null,
    })
    expect(loggedIn.body.access_token).not.toBe(token)
    expect(loggedIn.headers.get('cache-control')).toBe('no-store')
    expect(user.parse((await profile(token)).body).email).toBe(email.toLowerCase())
  })

  it('is made once for an e-mail address, also by two at a time', async () => {
    const request = { email: 'twice@example.com', password: PASSWORD }
    const answers = await Promise.all([1, 2].map(() => visitor(url).post('/api/register', request)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
  })

  it('needs a password of six characters, and an e-mail address', async () => {
    const browser = visitor(url)
    const short = await browser.post('/api/register', { email: 'short@example.com', password: '12345' })
    expect(short.body).toMatchObject({
      code: 'password-too-short',
      error: 'Password must be at least 6 characters long',
    })
    const odd = await browser.post('/api/register', { email: 'nowhere', password: PASSWORD })
    expect([odd.status, odd.body.code]).toEqual([400, 'bad-request'])
  })

  it('knows its password, however a keyboard puts the characters together', async () => {
    const account = { email: 'accents@example.com', password: 'p\u00e4ssw\u00f6rter' }
    await visitor(url).post('/api/register', account)
    const typed = { ...account, password: account.password.normalize('NFD') }
    expect((await visitor(url).post('/api/login', typed)).status).toBe(200)
  })

  it('does not tell a wrong e-mail from a wrong password', async () => {
    const { email, browser } = await newAccount()
    const wrong = [
      await browser.post('/api/login', { email, password: 'wrong' }),
      await browser.post('/api/login', { email: 'nobody@example.com', password: PASSWORD }),
    ]
    for (const { status, body } of wrong) {
      expect(status).toBe(401)
      expect(body).toMatchObject({ code: 'wrong-credentials', detail: 'Invalid email or password.' })
    }
  })

  it('keeps neither password nor token in the database', async () => {
    const { token } = await newAccount()
    const rows = JSON.stringify([
      await query(folder, 'select * from accounts'),
      await query(folder, 'select * from sessions'),
    ])
    expect(rows).toContain('$argon2id$')
    expect(rows).not.toContain(PASSWORD)
    expect(rows).not.toContain(token)
  })
})

describe('a token', () => {
  it('ends with logging out', async () => {
    const { browser, token, as, profile } = await newAccount()
    const response = await fetch(`${url()}/api/logout`, { method: 'POST', headers: as(token) })
    expect(response.status).toBe(204)
    expect((await profile(token)).body.code).toBe('unauthorized')
    expect((await browser.convert(statement('us-two-accounts'), undefined, as(token))).status).toBe(401)
  })

  it('is exchanged for a new one, the old one ending soon after', async () => {
    const { token, profile, refresh } = await newAccount()
    const fresh = (await refresh(token)).body.access_token
    expect((await profile(fresh)).status).toBe(200)
    clock.moveHours(1)
    expect((await profile(token)).status).toBe(401)
    expect((await refresh(token)).status).toBe(401)
  })

  it('expires, and can be exchanged for a while after', async () => {
    const { token, profile, refresh } = await newAccount()
    clock.moveHours(7 * 24 + 1)
    expect((await profile(token)).status).toBe(401)
    expect((await refresh(token)).status).toBe(200)
    clock.moveHours(31 * 24)
    expect((await refresh(token)).status).toBe(401)
  })

  it.each(['Bearer guess', 'Basic YTpi', 'Bearer '])(
    'that is not ours is refused: %s',
    async (authorization) => {
      const browser = visitor(url)
      for (const path of ['/api/user/profile', '/api/get-conversion-result?uuid=x']) {
        const { status, body } = await browser.call(path, { headers: { authorization } })
        expect([status, body.code]).toEqual([401, 'unauthorized'])
      }
      const { status } = await browser.convert(statement('us-two-accounts'), undefined, { authorization })
      expect(status).toBe(401)
    },
  )
})

describe('who is logged in', () => {
  it('has five pages per 24 hours, and sees how many are used', async () => {
    const { browser, token, as, profile } = await newAccount()
    for (let n = 0; n < 2; n++) await browser.convert(statement('us-two-accounts'), undefined, as(token))
    expect((await profile(token)).body.current_usage).toBe(4)
    const refused = await browser.convert(statement('us-two-accounts'), undefined, as(token))
    expect(refused.body.detail).toMatch(/^You have 1 of 5 pages per 24 hours left/)
    clock.moveHours(24)
    expect((await profile(token)).body.current_usage).toBe(0)
  })

  it('owns what was converted: not the browser, nor another account', async () => {
    const owner = await newAccount()
    const other = await newAccount()
    const { uuid } = (
      await owner.browser.convert(statement('us-two-accounts'), undefined, owner.as(owner.token))
    ).body
    expect((await owner.browser.result(uuid, owner.as(owner.token))).status).toBe(200)
    expect((await visitor(url).result(uuid, owner.as(owner.token))).status).toBe(200)
    expect((await owner.browser.result(uuid)).status).toBe(404)
    expect((await owner.browser.result(uuid, owner.as(other.token))).status).toBe(404)
  })
})
