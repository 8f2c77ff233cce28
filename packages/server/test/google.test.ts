import type { PublicSettings, Session, User } from '@ledgerlift/contract'
import { SignJWT } from 'jose'
import { afterAll, describe, expect, it } from 'vitest'
import { query, testServer, visitor } from './helper.ts'
import { startIssuer } from './stand-ins/local-issuer.ts'

const CLIENT_ID = 'ledgerlift.apps.example.com'
const issuer = await startIssuer()
const { url, folder } = testServer({
  GOOGLE_CLIENT_ID: CLIENT_ID,
  GOOGLE_ISSUER: issuer.url,
  RATE_LIMIT_PER_MINUTE: '10000',
})
afterAll(issuer.close)

let people = 0
const somebody = () => {
  const sub = `10000${++people}`
  return { sub, email: `person${people}@example.com`, email_verified: true, given_name: 'Grace' }
}
type Person = ReturnType<typeof somebody>

/** A browser on the login page: it has a cookie, and the nonce that belongs to it. */
async function browser() {
  const who = visitor(url)
  const { google } = (await who.call<PublicSettings>('/api/settings')).body
  const claimsOf = (person: Person) => ({ ...person, aud: CLIENT_ID, nonce: google?.nonce ?? '' })
  const send = (token: string) => who.post<Session>('/api/google-auth', { token })
  return {
    ...who,
    google,
    claimsOf,
    send,
    signIn: async (person: Person) => send(await issuer.token(claimsOf(person))),
    profile: (token: string) =>
      who.call<User>('/api/user/profile', { headers: { authorization: `Bearer ${token}` } }),
  }
}
const inSeconds = (seconds: number) => Math.floor(Date.now() / 1000) + seconds

describe('signing in with Google', () => {
  it('makes an account without a password, and finds it again when the e-mail has changed', async () => {
    const person = somebody()
    const { google, signIn, post, profile } = await browser()
    expect(google?.client_id).toBe(CLIENT_ID)
    const first = await signIn(person)
    expect(first.body.user).toMatchObject({ email: person.email, first_name: 'Grace', last_name: null })
    expect((await profile(first.body.access_token)).status).toBe(200)
    const again = await signIn({ ...person, email: 'changed@example.com' })
    expect(again.body.user.email).toBe(person.email)
    for (const password of ['', 'null', 'correct horse']) {
      const { status } = await post('/api/login', { email: person.email, password })
      expect([400, 401]).toContain(status)
    }
  })

  it('makes one account, however many tabs ask at once', async () => {
    const person = somebody()
    const tabs = await Promise.all([1, 2, 3].map(browser))
    const answers = await Promise.all(tabs.map(({ signIn }) => signIn(person)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    const rows = await query(folder, `select id from accounts where google_subject = '${person.sub}'`)
    expect(rows).toHaveLength(1)
  })

  type Browser = Awaited<ReturnType<typeof browser>>
  const refused: [string, (page: Browser, person: Person) => Promise<string>][] = [
    ['signed by somebody else', ({ claimsOf }, person) => issuer.token(claimsOf(person), { forged: true })],
    ['for another site', ({ claimsOf }, person) => issuer.token({ ...claimsOf(person), aud: 'other' })],
    [
      'for another site too',
      ({ claimsOf }, person) => issuer.token({ ...claimsOf(person), aud: [CLIENT_ID, 'other'] }),
    ],
    [
      'of another issuer',
      ({ claimsOf }, person) => issuer.token({ ...claimsOf(person), iss: 'https://x.example' }),
    ],
    ['that has expired', ({ claimsOf }, person) => issuer.token(claimsOf(person), { expiresIn: '-2m' })],
    [
      'that was made long ago',
      ({ claimsOf }, person) => issuer.token(claimsOf(person), { issuedAt: inSeconds(-900) }),
    ],
    ['of the future', ({ claimsOf }, person) => issuer.token(claimsOf(person), { issuedAt: inSeconds(900) })],
    ['for another browser', async (_, person) => issuer.token((await browser()).claimsOf(person))],
    ['without a nonce', ({ claimsOf }, person) => issuer.token({ ...claimsOf(person), nonce: undefined })],
    ['without an e-mail', ({ claimsOf }, person) => issuer.token({ ...claimsOf(person), email: undefined })],
    [
      'signed with the public key as a secret',
      ({ claimsOf }, person) =>
        new SignJWT({ ...claimsOf(person), iss: issuer.url })
          .setProtectedHeader({ alg: 'HS256', kid: 'one' })
          .setIssuedAt()
          .setExpirationTime('1h')
          .sign(new TextEncoder().encode(issuer.publicKey.n)),
    ],
    ['that is none', async () => 'credential'],
  ]
  it.each(refused)('does not take a token %s', async (_, make) => {
    const page = await browser()
    const { status, body } = await page.send(await make(page, somebody()))
    expect([status, body.code, body.error]).toEqual([401, 'google-login-failed', 'Google login failed'])
  })

  it('takes a token once', async () => {
    const page = await browser()
    const token = await issuer.token(page.claimsOf(somebody()))
    expect((await page.send(token)).status).toBe(200)
    expect((await page.send(token)).body.code).toBe('google-login-failed')
  })

  it('takes no token from a browser that has not asked for a nonce', async () => {
    const { claimsOf } = await browser()
    const token = await issuer.token(claimsOf(somebody()))
    expect((await visitor(url).post('/api/google-auth', { token })).status).toBe(401)
  })
})

describe('an account of the same e-mail', () => {
  const PASSWORD = 'correct horse'
  const logIn = (email: string) => visitor(url).post<Session>('/api/login', { email, password: PASSWORD })
  const register = (email: string) =>
    visitor(url).post<Session>('/api/register', { email, password: PASSWORD, first_name: 'Mallory' })
  const verify = (email: string) =>
    query(folder, `update accounts set email_verified_at = now() where email = '${email}'`)

  it('is never joined while Google has not verified the e-mail', async () => {
    const person = { ...somebody(), email_verified: false }
    const { token } = { token: (await register(person.email)).body.access_token }
    const page = await browser()
    const { status, body } = await page.signIn(person)
    expect([status, body.code]).toEqual([403, 'google-email-unverified'])
    expect((await page.profile(token)).status).toBe(200)
    expect((await page.signIn(somebody())).status).toBe(200)
  })

  it('made by a person who never proved that it is theirs opens to them no more', async () => {
    const person = somebody()
    const squatter = (await register(person.email.toUpperCase())).body.access_token
    const page = await browser()
    const { body } = await page.signIn(person)
    expect(body.user).toMatchObject({ email: person.email, first_name: 'Grace' })
    expect((await logIn(person.email)).status).toBe(401)
    expect((await page.profile(squatter)).status).toBe(401)
    const refreshed = await page.post('/api/refresh-token', {}, { authorization: `Bearer ${squatter}` })
    expect(refreshed.status).toBe(401)
  })

  it('is joined where both have proved the e-mail, and its password and sessions stay', async () => {
    const person = somebody()
    const own = (await register(person.email)).body.access_token
    await verify(person.email)
    const page = await browser()
    expect((await page.signIn(person)).body.user.first_name).toBe('Mallory')
    expect((await logIn(person.email)).status).toBe(200)
    expect((await page.profile(own)).status).toBe(200)
  })

  it('that was opened by another person with Google has a new owner', async () => {
    const before = somebody()
    const after = { ...somebody(), email: before.email }
    const page = await browser()
    const old = (await page.signIn(before)).body.access_token
    const fresh = (await page.signIn(after)).body.access_token
    expect((await page.profile(old)).status).toBe(401)
    expect((await page.profile(fresh)).status).toBe(200)
    expect((await page.signIn(before)).status).toBe(200)
    expect((await page.profile(fresh)).status).toBe(401)
  })
})

it('says so while Google does not answer', async () => {
  const own = await startIssuer()
  own.setDown(true)
  const { openGoogleTokens } = await import('../src/google/google-tokens.ts')
  const tokens = openGoogleTokens({ issuer: own.url, clientId: CLIENT_ID })
  const token = await own.token({ ...somebody(), aud: CLIENT_ID, nonce: 'n' })
  const verify = () => tokens.verify(token, { nonce: 'n', now: new Date() })
  await expect(verify()).rejects.toMatchObject({ code: 'google-unavailable' })
  own.setDown(false)
  expect((await verify()).emailVerified).toBe(true)
  await own.close()
})
