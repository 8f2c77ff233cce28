import { doorAttacks } from './attacks-at-the-door.ts'
import { accountAttacks } from './attacks-on-accounts.ts'
import { rightsAttacks } from './attacks-on-rights.ts'
import { stopAttacks } from './attacks-on-stopping.ts'
import { workAttacks } from './attacks-on-work.ts'
import { type Attack, startVictim, type Victim } from './start-victim.ts'

/**
 * Repeats every attack that ever succeeded against a server that is started for it, and prints what was seen. Each is
 * bounded in number and time. Ends with 1 where one does not go as expected.
 *
 * `npm run attack` takes the embedded database; with `-- postgres`, PostgreSQL and an S3-compatible store.
 */
const LONGEST_MS = 90_000

const say = (line: string) => process.stdout.write(`${line}\n`)
const attacks: readonly Attack[] = [
  ...workAttacks,
  ...doorAttacks,
  ...accountAttacks,
  ...rightsAttacks,
  // Last, for they kill it.
  ...stopAttacks,
]

let failed = 0
const victim = await startVictim(process.argv.includes('postgres'))
say(`${victim.name}\n`)
say('| # | attack | expected | seen |')
say('|--:|---|---|---|')
for (const { point, attack, expected, run } of attacks) {
  const { seen, held } = await runBounded(victim, run)
  if (!held) failed++
  say(`| ${point} | ${attack} | ${expected} | ${held ? '' : '**NOT AS EXPECTED**: '}${seen} |`)
}
await victim.end()
say(failed === 0 ? '\nAll went as expected.' : `\n${failed} did not go as expected.`)
process.exit(failed === 0 ? 0 : 1)

type Seen = Awaited<ReturnType<Attack['run']>>

async function runBounded(target: Victim, run: Attack['run']): Promise<Seen> {
  const { promise: late, resolve } = Promise.withResolvers<Seen>()
  const timer = setTimeout(() => resolve({ seen: 'no end in time', held: false }), LONGEST_MS)
  try {
    return await Promise.race([run(target), late])
  } catch (error) {
    return { seen: String(error), held: false }
  } finally {
    clearTimeout(timer)
  }
}
