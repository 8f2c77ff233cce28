import { extractFromPdf, openPdf, type Pdfium } from '@ledgerlift/engine'
import { judgeRows, type RowsJudged } from '../lessened/judge-lessened.ts'
import type { TrueStatement } from '../truth/true-statements.ts'
import { type Alteration, alteredOf } from './alter-file.ts'

/** A statement to which something happened, and how its rows were read. */
export type AlteredRead = RowsJudged & {
  readonly alteration: Alteration
  readonly name: string
  readonly rows: number
}

/** Reads each statement in every way in which it can be altered. One that is not read right as it is tells nothing here. */
export function* readAltered(pdfium: Pdfium, statements: Iterable<TrueStatement>): Generator<AlteredRead> {
  for (const { name, pdf, password, rows } of statements) {
    const file = openPdf(pdfium, pdf, password ?? undefined)
    try {
      const judge = (altered: typeof file) => judgeRows(rows, extractFromPdf(altered).transactions)
      const { wrong, spurious } = judge(file)
      if (wrong + spurious > 0) continue
      for (const { alteration, file: altered } of alteredOf(file))
        yield { alteration, name, rows: rows.length, ...judge(altered) }
    } finally {
      file.close()
    }
  }
}
