import { setTimeout as sleep } from 'node:timers/promises'
import { repeatingForms } from '../test/slow-pdfs.ts'
import { count, ONE_PAGE, openBrowser, tally } from './browser.ts'
import type { Attack, Victim } from './start-victim.ts'

const ROUNDS = 20
const KILLS = 5
const OUTAGE_CALLS = 100

/** Ends the database's connections, or the database itself where it is the embedded one. */
async function interruptDatabase(victim: Victim): Promise<void> {
  const pid = victim.postgresPid()
  if (pid !== undefined) process.kill(pid, 'SIGKILL')
  else {
    await victim.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    )
  }
}

export const stopAttacks: readonly Attack[] = [
  {
    point: 9,
    attack: `${ROUNDS} results are deleted while they are fetched`,
    expected: '200 or 404',
    async run(victim) {
      const statuses = []
      for (let round = 0; round < ROUNDS; round++) {
        const someone = openBrowser(victim)
        const { uuid } = (await someone.convert(ONE_PAGE)).body
        await someone.result(uuid)
        const [fetched] = await Promise.all([
          someone.result(uuid).catch(() => ({ status: 'broken off' })),
          someone.call(`/api/conversions/${uuid}`, { method: 'DELETE' }),
        ])
        statuses.push(fetched.status)
      }
      return { seen: tally(statuses), held: count(statuses, 200) + count(statuses, 404) === ROUNDS }
    },
  },
  {
    point: 9,
    attack: 'the database is interrupted while calls go on',
    expected: '200, or 503 with `Retry-After`; then 200 again',
    async run(victim) {
      const someone = openBrowser(victim)
      await someone.call('/api/pages-available')
      await interruptDatabase(victim)
      const answers = []
      for (let n = 0; n < OUTAGE_CALLS; n++) {
        const { status, headers } = await someone.call('/api/pages-available')
        answers.push(status === 503 ? `503${headers.has('retry-after') ? '' : ' bare'}` : String(status))
        await sleep(50)
      }
      const isKnown = answers.every((answer) => answer === '200' || answer === '503')
      return { seen: tally(answers), held: isKnown && answers.at(-1) === '200' }
    },
  },
  {
    point: 9,
    attack: `kill -9, ${KILLS} times, while one slow document runs and three wait`,
    expected: 'the three are converted',
    async run(victim) {
      const attacker = openBrowser(victim)
      const { uuid: slow } = (await attacker.convert(repeatingForms())).body
      const waiting = []
      for (let n = 0; n < 3; n++) {
        const someone = openBrowser(victim)
        waiting.push({ someone, uuid: (await someone.convert(ONE_PAGE)).body.uuid })
      }
      for (let n = 0; n < KILLS; n++) {
        await victim.kill()
        await victim.start()
      }
      const answers = []
      for (const { someone, uuid } of waiting) answers.push((await someone.result(uuid)).status)
      const last = await attacker.result(slow)
      return {
        seen: `${tally(answers)}; the slow one ${last.status} ${last.body.code}`,
        held: count(answers, 200) === 3 && [422, 500].includes(last.status),
      }
    },
  },
]
