import type { Session, Sessions } from '@ledgerlift/contract'
import { count, openBrowser, PROTECTED, tally } from './browser.ts'
import type { Attack, Victim } from './start-victim.ts'

const PASSWORD = 'a violet umbrella 7'

async function newAccount(victim: Victim) {
  const email = `${crypto.randomUUID()}@example.com`
  const owner = openBrowser(victim)
  const { body } = await owner.post<Session>('/api/register', { email, password: PASSWORD })
  return { email, owner, token: body.access_token }
}

const logIn = (victim: Victim, email: string, password: string) =>
  openBrowser(victim).post<Session>('/api/login', { email, password })

export const accountAttacks: readonly Attack[] = [
  {
    point: 5,
    attack: '20 sessions are ended while they are renewed',
    expected: 'none is left open',
    async run(victim) {
      const { email, owner } = await newAccount(victim)
      let left = 0
      for (let round = 0; round < 20; round++) {
        const { access_token: token } = (
          await owner.post<Session>('/api/login', { email, password: PASSWORD })
        ).body
        const [renewed] = await Promise.all([
          owner.post<Session>('/api/refresh-token', {}, token),
          owner.call('/api/logout', { method: 'POST', headers: owner.bearer(token) }),
        ])
        for (const one of [token, renewed.body.access_token])
          if (one && (await owner.profile(one)) === 200) left++
      }
      return { seen: `${left} of 20`, held: left === 0 }
    },
  },
  {
    point: 5,
    attack: "one account ends another account's session by its id",
    expected: '404, and it goes on',
    async run(victim) {
      const [someone, other] = [await newAccount(victim), await newAccount(victim)]
      const { sessions } = (
        await someone.owner.call<Sessions>('/api/user/sessions', {
          headers: someone.owner.bearer(someone.token),
        })
      ).body
      const path = `/api/user/sessions/${sessions[0]?.id}`
      const { status } = await other.owner.call(path, {
        method: 'DELETE',
        headers: other.owner.bearer(other.token),
      })
      const still = await someone.owner.profile(someone.token)
      return { seen: `${status}; profile ${still}`, held: status === 404 && still === 200 }
    },
  },
  {
    point: 6,
    attack: 'ten wrong passwords from ten addresses, then the owner logs in',
    expected:
      'guesses 429 from the sixth on; the owner 200 in a browser, and at an address, that was there before',
    async run(victim) {
      const { email, owner } = await newAccount(victim)
      const guesses = []
      for (let n = 0; n < 10; n++) guesses.push((await logIn(victim, email, `guess ${n}`)).status)
      const elsewhere = openBrowser(victim, undefined, owner.cookie())
      const sameNetwork = openBrowser(victim, owner.address)
      const login = { email, password: PASSWORD }
      const owners = [
        (await elsewhere.post('/api/login', login)).status,
        (await sameNetwork.post('/api/login', login)).status,
      ]
      const stranger = (await logIn(victim, email, PASSWORD)).status
      return {
        seen: `guesses ${tally(guesses)}; owner ${owners.join(' and ')}; right from elsewhere ${stranger}`,
        held: count(guesses, 429) >= 4 && count(owners, 200) === 2 && stranger === 429,
      }
    },
  },
  {
    point: 10,
    attack: 'wrong passwords of 1 and 60,000 letters for an account, of 100,000 for a PDF',
    expected: '401, 401, and 422 `pdf-password-wrong`',
    async run(victim) {
      const { email } = await newAccount(victim)
      const short = await logIn(victim, email, 'x')
      const long = await logIn(victim, email, 'x'.repeat(60_000))
      const pdf = await openBrowser(victim).convert(PROTECTED, { password: 'x'.repeat(100_000) })
      return {
        seen: `${short.status}, ${long.status}, ${pdf.status} ${pdf.body.code}`,
        held: short.status === 401 && long.status === 401 && pdf.body.code === 'pdf-password-wrong',
      }
    },
  },
  {
    point: 10,
    attack: 'all of the above, as the operator sees it',
    expected: 'counters and log lines of events, without an e-mail, a token or an address',
    async run(victim) {
      const { email, token } = await newAccount(victim)
      await logIn(victim, email, 'wrong')
      const metrics = await (await fetch(`${victim.url()}/metrics`)).text()
      const counted = [...metrics.matchAll(/security_events_total\{event="([a-z-]+)"\} [1-9]/g)].length
      const log = victim.log()
      const lines = log.split('\n').filter((line) => line.includes('"security event"')).length
      const leaks = [email, token, '10.20.', '@example.com', PASSWORD].filter((word) => log.includes(word))
      return {
        seen: `${counted} kinds counted, ${lines} lines${leaks.length > 0 ? `; holds ${leaks.join(', ')}` : ''}`,
        held: counted >= 6 && lines > 0 && leaks.length === 0,
      }
    },
  },
]
