import type { PageFigures } from './measure-page.ts'

const HEAD = [
  'page',
  'performance',
  'accessibility',
  'best practices',
  'SEO',
  'first paint',
  'largest paint',
  'blocked',
  'layout shift',
]

/** The figures as a table of Markdown, as it stands in docs/performance.md. */
export function formatTable(figures: readonly PageFigures[]): string {
  const rows = figures.map(({ path, scores, ...page }) => [
    `\`${path}\``,
    String(scores.performance),
    String(scores.accessibility),
    String(scores['best-practices']),
    String(scores.seo),
    seconds(page.firstPaint),
    seconds(page.largestPaint),
    `${Math.round(page.blocked)} ms`,
    page.layoutShift.toFixed(3),
  ])
  const widths = HEAD.map((head, i) => Math.max(head.length, ...rows.map((row) => row[i]?.length ?? 0)))
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`
  const rule = `|${widths.map((width, i) => (i === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|`
  const faults = figures.flatMap(({ path, faults }) => faults.map((fault) => `${path}: ${fault}`))
  return [line(HEAD), rule, ...rows.map(line), ...faults].join('\n')
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`
