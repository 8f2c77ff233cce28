import type { PublicSettings, Session } from '@ledgerlift/contract'
import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { makePdf } from '../../engine/test-support/make-pdf.ts'
import { deleteExpired } from '../src/conversions/delete-expired.ts'
import { eventually, listFiles, movableClock, query, testServer, visitor } from './helper.ts'
import { startIssuer } from './stand-ins/local-issuer.ts'

const CLIENT_ID = 'ledgerlift.apps.example.com'
const PASSWORD = 'correct horse'
const issuer = await startIssuer()
const clock = movableClock()
const { url, folder, server } = testServer(
  {
    GOOGLE_CLIENT_ID: CLIENT_ID,
    GOOGLE_ISSUER: issuer.url,
    RATE_LIMIT_PER_MINUTE: '10000',
    REGISTERED_PAGES: '50',
  },
  { clock: clock.now },
)
afterAll(issuer.close)

type Browser = ReturnType<typeof visitor>
const as = (token: string) => ({ authorization: `Bearer ${token}` })
/** How the call was answered: its status, and its code where it failed. */
async function remove(token: string, proof: object, who: Browser = visitor(url)) {
  const response = await fetch(`${url()}/api/user`, {
    method: 'DELETE',
    headers: { ...as(token), 'content-type': 'application/json', cookie: who.cookie() ?? '' },
    body: JSON.stringify(proof),
  })
  const text = await response.text()
  return [response.status, text === '' ? null : JSON.parse(text).code]
}
async function newAccount() {
  const email = `${crypto.randomUUID()}@example.com`
  const { body } = await visitor(url).post<Session>('/api/register', { email, password: PASSWORD })
  return { email, token: body.access_token }
}
const TABLES = [
  ...['accounts', 'sessions', 'known_places', 'password_resets', 'attempts', 'conversions', 'page_uses'],
]
async function everything(): Promise<string> {
  const rows = []
  for (const table of TABLES) rows.push(await query(folder, `select * from ${table}`))
  rows.push(await query(folder, `select data from pgboss.job`))
  return JSON.stringify([...rows, listFiles(folder, 'uploads'), listFiles(folder, 'results')])
}

beforeEach(async () => {
  clock.moveHours(25)
  await deleteExpired(server().deps)
})

describe('deleting an account', () => {
  it('deletes everything of it, and nothing of anybody else', async () => {
    const other = await newAccount()
    const kept = (await visitor(url).convert(makePdf(1), undefined, as(other.token))).body.uuid
    await visitor(url).result(kept, as(other.token))
    const before = await everything()

    const { email, token } = await newAccount()
    await visitor(url).post('/api/login', { email, password: PASSWORD })
    await visitor(url).post('/api/login', { email, password: 'wrong' })
    await visitor(url).post('/api/forgot-password', { email })
    await server().deps.background.finish()
    const uuids = []
    for (let n = 0; n < 3; n++) {
      uuids.push((await visitor(url).convert(makePdf(1), undefined, as(token))).body.uuid)
    }
    for (const uuid of uuids) expect((await visitor(url).result(uuid, as(token))).status).toBe(200)
    await query(folder, "delete from attempts where key like '%-from:%' or key like 'register:%'")

    expect(await remove(token, { password: PASSWORD })).toEqual([204, null])
    await query(folder, "delete from attempts where key like '%-from:%' or key like 'register:%'")
    expect(await everything()).toBe(before.replace(/\{"key":"(register|[a-z]+-from):[^}]*\},?/g, ''))
    expect((await visitor(url).post('/api/login', { email, password: PASSWORD })).status).toBe(401)
    expect((await visitor(url).result(uuids[0] ?? '', as(token))).status).toBe(401)
    expect((await visitor(url).result(kept, as(other.token))).status).toBe(200)
    expect((await visitor(url).post('/api/register', { email, password: PASSWORD })).status).toBe(200)
  })

  it('is possible while conversions are being made', async () => {
    const { token } = await newAccount()
    const sent = Array.from({ length: 6 }, () => visitor(url).convert(makePdf(1), undefined, as(token)))
    await sent[0]
    expect(await remove(token, { password: PASSWORD })).toEqual([204, null])
    const statuses = (await Promise.all(sent)).map(({ status }) => status)
    expect(statuses.filter((status) => ![200, 401].includes(status))).toEqual([])
    await eventually(() => expect(listFiles(folder, 'uploads')).toEqual([]))
    expect(await query(folder, 'select * from page_uses')).toEqual([])
    expect(await query(folder, 'select * from conversions')).toEqual([])
  })

  it('asks for the password once more, and slows guesses at it', async () => {
    const { email, token } = await newAccount()
    for (let n = 0; n < 5; n++) {
      expect(await remove(token, { password: 'wrong' })).toEqual([403, 'wrong-password'])
    }
    expect(await remove(token, { password: PASSWORD })).toEqual([429, 'too-many-attempts'])
    expect((await visitor(url).post('/api/login', { email, password: PASSWORD })).status).toBe(429)
  })

  it.each([{}, { password: PASSWORD, token: 'x' }, null])('needs one proof: %j', async (proof) => {
    const { token } = await newAccount()
    expect(await remove(token, proof as object)).toEqual([400, 'bad-request'])
  })

  it('needs a token', async () => {
    expect(await remove('guess', { password: PASSWORD })).toEqual([401, 'unauthorized'])
  })
})

describe('deleting an account that Google opens', () => {
  async function signedIn(sub: string) {
    const who = visitor(url)
    const nonce = (await who.call<PublicSettings>('/api/settings')).body.google?.nonce ?? ''
    let count = 0
    const google = () =>
      issuer.token(
        { sub, aud: CLIENT_ID, nonce, email: `${sub}@example.com`, email_verified: true, n: ++count },
        { issuedAt: Math.floor(clock.now().getTime() / 1000), expiresIn: '30d' },
      )
    const { body } = await who.post<Session>('/api/google-auth', { token: await google() })
    return { who, token: body.access_token, google }
  }

  it('asks for a fresh sign-in of the same person', async () => {
    const mine = await signedIn('me')
    const theirs = await signedIn('them')
    const proof = { token: await theirs.google() }
    expect(await remove(mine.token, proof, theirs.who)).toEqual([401, 'google-login-failed'])
    const old = await mine.google()
    clock.moveHours(1)
    expect(await remove(mine.token, { token: old }, mine.who)).toEqual([401, 'google-login-failed'])
    expect(await remove(mine.token, { token: await mine.google() }, mine.who)).toEqual([204, null])
  })

  it('has no password to delete it by', async () => {
    const { token } = await signedIn('nopassword')
    expect(await remove(token, { password: PASSWORD })).toEqual([403, 'wrong-password'])
  })
})
