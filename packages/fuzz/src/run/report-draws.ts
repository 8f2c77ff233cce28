import { optionsOf } from './describe-plan.ts'
import type { Draw } from './run-draws.ts'

/** An option counts as suspect when statements with it fail this many times as often as all do... */
const MIN_LIFT = 1.3
/** ...and enough of them were drawn to mean something. */
const MIN_DRAWN = 12
const MAX_SUSPECTS = 25

/** What went wrong how often, and with which options. */
export function reportDraws(draws: readonly Draw[]): string {
  const failed = draws.filter(({ differences }) => differences.length > 0)
  return [
    `${draws.length - failed.length} of ${draws.length} statements read exactly`,
    ...countKinds(failed).map(([kind, count]) => `  ${String(count).padStart(5)}  ${kind}`),
    ...(failed.length > 0 ? ['options that fail more often than most:', ...suspects(draws)] : []),
  ].join('\n')
}

/** In how many statements each kind of difference occurs, the commonest first. */
function countKinds(failed: readonly Draw[]): [kind: string, count: number][] {
  const counts = new Map<string, number>()
  for (const { differences } of failed) {
    for (const kind of new Set(differences.map((difference) => difference.kind))) {
      counts.set(kind, (counts.get(kind) ?? 0) + 1)
    }
  }
  return [...counts].sort(([, a], [, b]) => b - a)
}

function suspects(draws: readonly Draw[]): string[] {
  const tallies = new Map<string, { drawn: number; failed: number }>()
  for (const { plan, differences } of draws) {
    for (const [name, value] of optionsOf(plan)) {
      const tally = tallies.get(`${name}=${value}`) ?? { drawn: 0, failed: 0 }
      tally.drawn++
      if (differences.length > 0) tally.failed++
      tallies.set(`${name}=${value}`, tally)
    }
  }
  const overall = draws.filter(({ differences }) => differences.length > 0).length / draws.length
  return [...tallies]
    .map(([name, { drawn, failed }]) => ({ name, drawn, failed, lift: failed / drawn / overall }))
    .filter(({ drawn, lift }) => drawn >= MIN_DRAWN && lift >= MIN_LIFT)
    .sort((a, b) => b.lift - a.lift)
    .slice(0, MAX_SUSPECTS)
    .map(({ name, drawn, failed, lift }) => `  ×${lift.toFixed(1)}  ${failed}/${drawn}  ${name}`)
}
