import { spawnSync } from 'node:child_process'

/**
 * Holds the arrows of .dependency-cruiser.cjs. dependency-cruiser reports "no violations" also when it could parse
 * nothing, so the number of modules it saw is checked as well.
 */
const MIN_MODULES = 30
const run = spawnSync(
  'depcruise',
  [
    ...['packages', '--config', '.dependency-cruiser.cjs', '--output-type', 'json'],
    ...['--cache', 'node_modules/.cache/depcruise', '--cache-strategy', 'content'],
  ],
  {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  },
)
const { summary } = JSON.parse(run.stdout) as {
  summary: { totalCruised: number; violations: { from: string; to: string; rule: { name: string } }[] }
}
for (const { from, to, rule } of summary.violations) console.error(`${rule.name}: ${from} -> ${to}`)
console.log(`boundaries: ${summary.totalCruised} modules, ${summary.violations.length} violations`)
process.exit(summary.totalCruised >= MIN_MODULES && summary.violations.length === 0 ? 0 : 1)
