import { stdout } from 'node:process'

/** Prints rows of cells as a Markdown table, all columns but the first to the right. */
export function printTable(titles: readonly string[], rows: readonly (readonly string[])[]): void {
  const all = [titles, ...rows]
  const widths = titles.map((_, i) => Math.max(...all.map((row) => (row[i] ?? '').length)))
  const line = (row: readonly string[]) =>
    `| ${widths.map((width, i) => (i === 0 ? (row[i] ?? '').padEnd(width) : (row[i] ?? '').padStart(width))).join(' | ')} |\n`
  stdout.write(line(titles))
  stdout.write(
    `|${widths.map((width, i) => (i === 0 ? '-'.repeat(width + 2) : `${'-'.repeat(width + 1)}:`)).join('|')}|\n`,
  )
  for (const row of rows) stdout.write(line(row))
  stdout.write('\n')
}

const MB = 1024 ** 2

export const megabytes = (bytes: number | null): string =>
  bytes === null ? '-' : `${Math.round(bytes / MB)} MB`
