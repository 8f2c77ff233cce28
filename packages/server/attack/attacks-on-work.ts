import { setTimeout as sleep } from 'node:timers/promises'
import { repeatingForms, unendedStreams } from '../test/slow-pdfs.ts'
import { type Browser, count, ONE_PAGE, openBrowser, type Pdf, TWO_PAGES, tally } from './browser.ts'
import type { Attack, Victim } from './start-victim.ts'

const HONEST = 10
/** While a file takes minutes to open, or to read. */
const SLOW_MS = 3_000

/** How long ordinary people wait for their tables, each for the first time; and what they are answered. */
async function convertHonestly(
  victim: Victim,
): Promise<{ readonly statuses: number[]; readonly longest: number }> {
  const statuses = []
  let longest = 0
  for (let n = 0; n < HONEST; n++) {
    const began = performance.now()
    const someone = openBrowser(victim)
    const sent = await someone.convert(ONE_PAGE)
    statuses.push(sent.status === 200 ? (await someone.result(sent.body.uuid)).status : sent.status)
    longest = Math.max(longest, performance.now() - began)
  }
  return { statuses, longest }
}

/** An attacker sends a file many times at once, while others go on. */
async function sendBeside(victim: Victim, pdf: Pdf, times: number) {
  await convertHonestly(victim)
  const idle = await convertHonestly(victim)
  const attacker = openBrowser(victim)
  await attacker.call('/api/pages-available')
  const gone = new AbortController()
  const sending = Array.from({ length: times }, () =>
    attacker.convert(pdf, {}, { signal: gone.signal }).then(
      ({ status }) => status,
      () => 'gone',
    ),
  )
  await sleep(200)
  const meanwhile = await convertHonestly(victim)
  gone.abort()
  const answers = await Promise.all(sending)
  return { idle, meanwhile, answers, attacker }
}

const inWords = ({ idle, meanwhile, answers }: Awaited<ReturnType<typeof sendBeside>>) =>
  `others ${tally(meanwhile.statuses)}, slowest ${meanwhile.longest.toFixed(0)} ms (idle ${idle.longest.toFixed(0)} ms); attacker ${tally(answers)}`

const isFair = ({ meanwhile }: Awaited<ReturnType<typeof sendBeside>>) =>
  count(meanwhile.statuses, 200) === HONEST && meanwhile.longest < SLOW_MS

/** The values that block a careless server, each in every field that takes text. */
const HOSTILE = [
  '1-100000,'.repeat(220),
  '['.repeat(200_000),
  `[${'{},'.repeat(100_000)}{}]`,
  'a'.repeat(400_000),
]

async function longestSilence(victim: Victim, work: () => Promise<unknown>): Promise<number> {
  let longest = 0
  let over = false
  const probe = (async () => {
    while (!over) {
      const began = performance.now()
      await (await fetch(`${victim.url()}/healthz`)).text()
      longest = Math.max(longest, performance.now() - began)
    }
  })()
  await work()
  over = true
  await probe
  return longest
}

async function sendFields(sender: () => Browser, values: readonly string[]): Promise<number[]> {
  const statuses = []
  for (const value of values) {
    for (const field of ['pages', 'tables', 'password', 'dates', 'rereads']) {
      statuses.push((await sender().convert(ONE_PAGE, { [field]: value })).status)
    }
  }
  return statuses
}

export const workAttacks: readonly Attack[] = [
  {
    point: 1,
    attack: 'one visitor sends a PDF of 3 KB whose page is never read to its end, 8 times at once',
    expected: 'others get their tables meanwhile; beyond its share 403 or 429',
    async run(victim) {
      const seen = await sendBeside(victim, repeatingForms(), 8)
      const refused = seen.answers.filter((status) => status === 403 || status === 429)
      return { seen: inWords(seen), held: isFair(seen) && refused.length > 0 }
    },
  },
  {
    point: 1,
    attack: 'its page is given up, and its time is counted',
    expected: '422 within 15 s, out of time or memory',
    async run(victim) {
      const attacker = openBrowser(victim)
      const { uuid } = (await attacker.convert(repeatingForms())).body
      const began = performance.now()
      const { status, body } = await attacker.result(uuid)
      const seconds = (performance.now() - began) / 1000
      const counted = await victim.query(
        "select max(count) as tenths from attempts where key like 'unpaid:visitor:%'",
      )
      const tenths = Number(counted[0]?.tenths ?? 0)
      return {
        seen: `${status} ${body.code} after ${seconds.toFixed(0)} s; ${tenths / 10} s counted`,
        held: status === 422 && seconds < 15 && tenths >= 15,
      }
    },
  },
  {
    point: 1,
    attack: 'one visitor sends files that take minutes to open, 12 at once, and goes away',
    expected: 'others get their tables meanwhile, and nothing of it goes on',
    async run(victim) {
      const seen = await sendBeside(victim, unendedStreams(), 12)
      const after = await convertHonestly(victim)
      return { seen: inWords(seen), held: isFair(seen) && count(after.statuses, 200) === HONEST }
    },
  },
  {
    point: 1,
    attack: 'who has no pages left sends such a file',
    expected: '403 before it is opened',
    async run(victim) {
      const spent = openBrowser(victim)
      await spent.convert(TWO_PAGES)
      const began = performance.now()
      const { status } = await spent.convert(unendedStreams())
      const ms = performance.now() - began
      return { seen: `${status} after ${ms.toFixed(0)} ms`, held: status === 403 && ms < SLOW_MS }
    },
  },
  {
    point: 2,
    attack: 'hostile values in every field of an upload',
    expected: 'no silence longer than ten times that of an ordinary hour, and no 500',
    async run(victim) {
      const sender = () => openBrowser(victim)
      const idle = await longestSilence(victim, () => sendFields(sender, ['1', '1', '1', '1']))
      let statuses: number[] = []
      const attacked = await longestSilence(victim, async () => {
        statuses = await sendFields(sender, HOSTILE)
      })
      return {
        seen: `longest ${attacked.toFixed(0)} ms, idle ${idle.toFixed(0)} ms; ${tally(statuses)}`,
        held: attacked < 10 * idle && !statuses.includes(500),
      }
    },
  },
  {
    point: 2,
    attack: 'a table of 4,000 corrected rows is asked for as XLSX, 12 times at once',
    expected: 'no silence longer than half of the work; beyond ten 429',
    async run(victim) {
      const owner = openBrowser(victim)
      const { uuid } = (await owner.convert(TWO_PAGES)).body
      await owner.result(uuid)
      const path = `/api/conversions/${uuid}`
      await owner.call(`${path}/corrections`, {
        method: 'PUT',
        body: JSON.stringify({ rows: Array(4_000).fill(0) }),
        headers: { 'content-type': 'application/json' },
      })
      const ask = async () => {
        const headers = { cookie: owner.cookie() ?? '', 'x-forwarded-for': owner.address }
        const answer = await fetch(`${victim.url()}${path}/export?format=xlsx`, { headers })
        await answer.arrayBuffer()
        return answer.status
      }
      const began = performance.now()
      let statuses: number[] = []
      const longest = await longestSilence(victim, async () => {
        statuses = await Promise.all(Array.from({ length: 12 }, ask))
      })
      const all = performance.now() - began
      return {
        seen: `longest ${longest.toFixed(0)} ms of ${(all / 1000).toFixed(1)} s; ${tally(statuses)}`,
        held: longest < all / 2 && statuses.includes(200) && statuses.includes(429),
      }
    },
  },
]
