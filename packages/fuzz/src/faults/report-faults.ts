import { FAULT_KINDS } from './kinds.ts'
import type { FaultRun, ShuffleRun, SourceRun } from './run-faults.ts'
import { SHUFFLES } from './shuffle-figures.ts'

/** Which faults were noticed, and how much of the faultless statements is proved. */
export type Tally = {
  readonly faults: number
  readonly canShow: number
  readonly missed: readonly FaultRun[]
  readonly enough: number
  readonly unproved: readonly SourceRun['twin'][]
  /** Statements of meaningless numbers of which something is proved. */
  readonly lucky: readonly ShuffleRun[]
}

export function tallyRuns(runs: readonly SourceRun[]): Tally {
  const faults = runs.flatMap((run) => run.faults)
  const enough = runs.map(({ twin }) => twin).filter(({ printsEnough }) => printsEnough)
  return {
    faults: faults.length,
    canShow: faults.filter(({ canShow }) => canShow).length,
    missed: faults.filter(({ overlooked }) => overlooked !== null),
    enough: enough.length,
    unproved: enough.filter(({ short }) => short !== null),
    lucky: runs
      .flatMap(({ shuffles }) => shuffles)
      .filter(({ provedRows, provedAccounts }) => provedRows + provedAccounts > 0),
  }
}

/**
 * Three tables: the faults by kind, the faultless statements by where they come from, and what is proved of meaningless
 * numbers; below each, what fell short.
 */
export function reportFaults(runs: readonly SourceRun[]): string {
  const { missed, unproved, lucky } = tallyRuns(runs)
  const faults = runs.flatMap((run) => run.faults)
  const rowOf = (name: string, faultRuns: readonly FaultRun[]) => {
    const shown = faultRuns.filter(({ canShow }) => canShow)
    const overlooked = shown.filter((fault) => fault.overlooked !== null).length
    return [name, faultRuns.length, shown.length, shown.length - overlooked, overlooked]
  }
  return [
    ...table(
      ['fault', 'faults', 'can be seen', 'noticed', 'missed'],
      [
        ...FAULT_KINDS.map((kind) =>
          rowOf(
            kind,
            faults.filter((fault) => fault.kind === kind),
          ),
        ),
        rowOf('all', faults),
      ],
    ),
    ...missed.map(({ source, kind, overlooked }) => `  --one ${source}/${kind}: ${overlooked}`),
    '',
    ...table(['without fault', 'statements', 'print enough', 'proved', 'share'], twinRows(runs)),
    ...unproved.map(({ source, short }) => `  --one ${source}: ${short}`),
    '',
    ...table(['meaningless numbers', 'rows', 'proved', 'accounts', 'proved'], shuffleRows(runs)),
    ...lucky.map(
      ({ source, shuffle, provedRows }) => `  --one ${source}/${shuffle}: ${provedRows} rows proved`,
    ),
  ].join('\n')
}

function twinRows(runs: readonly SourceRun[]): (string | number)[][] {
  const origins = [...new Set(runs.map(({ twin }) => twin.source.split('/')[0] as string)), 'all']
  return origins.map((origin) => {
    const ofOrigin = runs.filter(({ twin }) => origin === 'all' || twin.source.startsWith(`${origin}/`))
    const { enough, unproved } = tallyRuns(ofOrigin)
    const proved = enough - unproved.length
    return [
      origin,
      ofOrigin.length,
      enough,
      proved,
      enough === 0 ? '' : `${((100 * proved) / enough).toFixed(1)} %`,
    ]
  })
}

function shuffleRows(runs: readonly SourceRun[]): (string | number)[][] {
  return SHUFFLES.map((shuffle) => {
    const ofShuffle = runs.flatMap(({ shuffles }) => shuffles.filter((run) => run.shuffle === shuffle))
    const sum = (count: (run: ShuffleRun) => number) =>
      ofShuffle.reduce((total, run) => total + count(run), 0)
    return [
      shuffle,
      sum(({ rows }) => rows),
      sum(({ provedRows }) => provedRows),
      sum(({ accounts }) => accounts),
      sum(({ provedAccounts }) => provedAccounts),
    ]
  })
}

function table(titles: readonly string[], rows: readonly (readonly (string | number)[])[]): string[] {
  const lines = [titles, ...rows].map((line) => line.map(String))
  const widths = titles.map((_, c) => Math.max(...lines.map((line) => line[c]?.length ?? 0)))
  return lines.map((line) =>
    line.map((cell, c) => (c === 0 ? cell.padEnd(widths[0] ?? 0) : cell.padStart(widths[c] ?? 0))).join('  '),
  )
}
