import type { Session } from '@ledgerlift/contract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { deleteExpired } from '../src/conversions/delete-expired.ts'
import { movableClock, query, startBeside, testServer, visitor } from './helper.ts'

const { counted } = vi.hoisted(() => ({ counted: { hashes: 0, comparisons: 0 } }))
vi.mock('@node-rs/argon2', async (original) => {
  const argon2 = await original<typeof import('@node-rs/argon2')>()
  return {
    hash: (...args: Parameters<typeof argon2.hash>) => {
      counted.hashes++
      return argon2.hash(...args)
    },
    verify: (...args: Parameters<typeof argon2.verify>) => {
      counted.comparisons++
      return argon2.verify(...args)
    },
  }
})

const SECRET = 'w5hL0yq3Zc8uVnB1tRk7xJd2'
const clock = movableClock()
const { url, server, folder } = testServer(
  { TRUST_PROXY: '1', RATE_LIMIT_PER_MINUTE: '10000', ACCOUNTS_PER_ADDRESS: '4', COOKIE_SECRET: SECRET },
  { clock: clock.now },
)
const PASSWORD = 'correct horse'

let addresses = 0
const newAddress = () => `198.51.100.${++addresses}`
const from = (address = newAddress()) => visitor(url, { 'x-forwarded-for': address })
const logIn = (email: string, password: string, who = from()) =>
  who.post<Session>('/api/login', { email, password })
async function newAccount() {
  const email = `${crypto.randomUUID()}@example.com`
  const { body } = await from().post<Session>('/api/register', { email, password: PASSWORD })
  return { email, token: body.access_token }
}
const failTimes = async (times: number, email: string) => {
  for (let n = 0; n < times; n++) expect((await logIn(email, 'wrong')).status).toBe(401)
}

beforeEach(() => clock.moveHours(25))

describe('a new password', () => {
  it.each(['password1', 'iloveyou', 'ada.lovelace'])(
    'must not be among the first guesses: %s',
    async (password) => {
      const request = { email: 'ada.lovelace@example.com', password }
      const { status, body } = await from().post('/api/register', request)
      expect([status, body.code]).toEqual([422, 'password-too-common'])
    },
  )
})

describe('wrong e-mail and wrong password', () => {
  it('take the same work, and get the same answer', async () => {
    const { email } = await newAccount()
    const answers = []
    for (const address of [email, 'nobody@example.com']) {
      counted.comparisons = 0
      const { status, body, headers } = await logIn(address, 'wrong')
      const { requestId, ...words } = body
      expect(requestId).toBe(headers.get('x-request-id'))
      answers.push({ status, words, comparisons: counted.comparisons })
    }
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]?.comparisons).toBe(1)
  })

  it('are slowed in the same way', async () => {
    const { email } = await newAccount()
    const seen = []
    for (const address of [email, 'no.one@example.com']) {
      const statuses = []
      for (let n = 0; n < 7; n++) statuses.push((await logIn(address, 'wrong')).status)
      seen.push(statuses)
    }
    expect(seen[0]).toEqual([401, 401, 401, 401, 401, 429, 429])
    expect(seen[1]).toEqual(seen[0])
  })
})

describe('failures to log in', () => {
  it('are slowed for an account, from wherever they come, with the right password too', async () => {
    const { email } = await newAccount()
    await failTimes(5, email)
    counted.comparisons = 0
    const { status, body, headers } = await logIn(email, PASSWORD)
    expect([status, body.code, headers.get('retry-after')]).toEqual([429, 'too-many-attempts', '1'])
    expect(counted.comparisons).toBe(0)
    clock.moveHours(2 / 3600)
    expect((await logIn(email, PASSWORD)).status).toBe(200)
  })

  it('are slowed more and more, to a quarter of an hour', async () => {
    const { email } = await newAccount()
    const waits: number[] = []
    await failTimes(5, email)
    for (let n = 0; n < 12; n++) {
      const wait = Number((await logIn(email, 'wrong')).headers.get('retry-after'))
      waits.push(wait)
      clock.moveHours(wait / 3600)
      await failTimes(1, email)
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900])
  })

  it('are counted when many arrive at once', async () => {
    const { email } = await newAccount()
    counted.comparisons = 0
    const answers = await Promise.all(Array.from({ length: 40 }, () => logIn(email, 'wrong')))
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(5)
    expect(counted.comparisons).toBe(5)
  })

  it('at the same time as logins break nothing', async () => {
    const { email } = await newAccount()
    const statuses = new Set<number>()
    for (let round = 0; round < 6; round++) {
      const sender = from()
      const passwords = ['wrong', PASSWORD, PASSWORD, PASSWORD, 'wrong']
      for (const { status } of await Promise.all(passwords.map((word) => logIn(email, word, sender)))) {
        statuses.add(status)
      }
      clock.moveHours(1)
    }
    expect([...statuses].filter((status) => ![200, 401, 429].includes(status))).toEqual([])
  })

  it('are forgotten by logging in', async () => {
    const { email } = await newAccount()
    await failTimes(4, email)
    expect((await logIn(email, PASSWORD)).status).toBe(200)
    await failTimes(5, email)
  })

  it('do not keep out an owner who has logged in from this browser or this network before', async () => {
    const { email } = await newAccount()
    const address = newAddress()
    const laptop = from(address)
    expect((await logIn(email, PASSWORD, laptop)).status).toBe(200)
    await failTimes(5, email)
    expect((await logIn(email, PASSWORD)).status).toBe(429)
    expect((await logIn(email, PASSWORD, laptop)).status).toBe(200)
    const phone = from(address)
    expect((await logIn(email, PASSWORD, phone)).status).toBe(200)
    // A laptop goes where others have guessed much, too.
    const cafe = newAddress()
    for (let n = 0; n < 30; n++) await logIn(`victim${n}@example.com`, 'wrong', from(cafe))
    const headers = { 'x-forwarded-for': cafe, cookie: laptop.cookie() ?? '' }
    expect((await logIn(email, PASSWORD, from(cafe))).status).toBe(429)
    expect((await laptop.post('/api/login', { email, password: PASSWORD }, headers)).status).toBe(200)
  })

  it('are slowed at a known browser, too, and another account is not known there', async () => {
    const { email } = await newAccount()
    const other = await newAccount()
    const laptop = from()
    await logIn(email, PASSWORD, laptop)
    const statuses = []
    for (let n = 0; n < 6; n++) statuses.push((await logIn(email, 'wrong', laptop)).status)
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429])
    await failTimes(5, other.email)
    expect((await logIn(other.email, PASSWORD, laptop)).status).toBe(429)
  })

  it('are slowed for an address, whatever the account; a login of its own does not help it', async () => {
    const { email } = await newAccount()
    const attacker = from()
    for (let n = 0; n < 30; n++) {
      if (n % 5 === 4) expect((await logIn(email, PASSWORD, attacker)).status).toBe(200)
      expect((await logIn(`victim${n}@example.com`, PASSWORD, attacker)).status).toBe(401)
    }
    expect((await logIn('victim31@example.com', PASSWORD, attacker)).status).toBe(429)
    expect((await logIn(email, PASSWORD)).status).toBe(200)
  })

  it('are slowed in whatever process they arrive', async () => {
    const { email } = await newAccount()
    const beside = await startBeside(
      folder,
      { COOKIE_SECRET: SECRET, TRUST_PROXY: '1' },
      { clock: clock.now },
    )
    const other = visitor(() => beside.url)
    const statuses = []
    for (let n = 0; n < 7; n++) {
      const request = { email, password: 'wrong' }
      const answer = n % 2 ? await other.post('/api/login', request) : await logIn(email, 'wrong')
      statuses.push(answer.status)
    }
    await beside.close()
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429, 429])
  })

  it('are known in the database, and hold no address', async () => {
    const { email } = await newAccount()
    await failTimes(1, email)
    const rows = JSON.stringify(await query(folder, 'select * from attempts'))
    expect(rows).toContain('login:')
    expect(rows).not.toContain(email)
    expect(rows).not.toContain('198.51.100')
    clock.moveHours(25)
    await deleteExpired(server().deps)
    expect(await query(folder, 'select * from attempts')).toEqual([])
  })
})

it('new accounts of one address are slowed', async () => {
  const sender = from()
  const register = () =>
    sender.post('/api/register', { email: `${crypto.randomUUID()}@example.com`, password: PASSWORD })
  const statuses = []
  for (let n = 0; n < 5; n++) statuses.push((await register()).status)
  expect(statuses).toEqual([200, 200, 200, 200, 429])
  clock.moveHours(1 / 60)
  expect((await register()).status).toBe(200)
})

describe('a session', () => {
  const profile = (token: string) =>
    from().call('/api/user/profile', { headers: { authorization: `Bearer ${token}` } })
  const refresh = (token: string) =>
    from().post<Session>('/api/refresh-token', {}, { authorization: `Bearer ${token}` })
  const logOut = (token: string) =>
    fetch(`${url()}/api/logout`, { method: 'POST', headers: { authorization: `Bearer ${token}` } })

  it('goes on under a new token, and the old one opens nothing', async () => {
    const { token } = await newAccount()
    const fresh = (await refresh(token)).body.access_token
    expect((await profile(token)).status).toBe(401)
    expect((await profile(fresh)).status).toBe(200)
  })

  it('may be renewed by two tabs at once', async () => {
    const { token } = await newAccount()
    const answers = await Promise.all([refresh(token), refresh(token)])
    for (const { body } of answers) expect((await profile(body.access_token)).status).toBe(200)
    clock.moveHours(1)
    expect((await refresh(token)).status).toBe(401)
  })

  it('ends with all its tokens when one of them logs out, and no other login does', async () => {
    const { email, token } = await newAccount()
    const other = (await logIn(email, PASSWORD)).body.access_token
    const [first, second] = await Promise.all([refresh(token), refresh(token)])
    await logOut(first.body.access_token)
    for (const ended of [token, first.body.access_token, second.body.access_token]) {
      expect((await profile(ended)).status).toBe(401)
      expect((await refresh(ended)).status).toBe(401)
    }
    expect((await profile(other)).status).toBe(200)
  })
})
