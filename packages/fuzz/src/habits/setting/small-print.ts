import { SMALL } from './inks.ts'
import type { Paper } from './paper.ts'

/** Prints lines as notices and legal text are set: small and close. */
export function smallPrint(paper: Paper, x: number, lines: readonly string[]): void {
  for (const line of lines) paper.put(x, line, SMALL).down(9)
}
