import {
  decodeRows,
  findRowEvidence,
  openPdf,
  type Pdfium,
  ROW_WEIGHTS,
  type RowEvidence,
  readStages,
  type Statement,
} from '@ledgerlift/engine'
import { ofDraws, ofFolder, ofHabits, type TrueRow, type TrueStatement } from '../truth/true-statements.ts'
import { isRight } from './is-right.ts'
import { type KnownLabels, labelLines } from './label-lines.ts'

/** A table some lines of which print no amount, and what the truth says of these. */
export type Example = {
  /** Which statement it is of. */
  readonly name: string
  /** Tables of one family are held out together: one habit, one layout of a corpus, a slice of the layout fuzzer's draws. */
  readonly family: string
  readonly isDrawnByChance: boolean
  readonly evidence: RowEvidence
  /** For each gap of each chain. */
  readonly known: readonly (readonly KnownLabels[])[]
}

/**
 * The tables of statements: those of folders with their truths, `runs` of each habit, and `draws` of the layout fuzzer.
 */
export async function* examples(
  pdfium: Pdfium,
  folders: readonly string[],
  drawn: { readonly seed: number; readonly runs: number; readonly draws: number },
): AsyncGenerator<Example> {
  for (const folder of folders) for (const source of ofFolder(folder)) yield* examplesOf(pdfium, source)
  for await (const source of ofHabits(drawn)) yield* examplesOf(pdfium, source)
  for await (const source of ofDraws(drawn)) yield* examplesOf(pdfium, source, true)
}

function* examplesOf(
  pdfium: Pdfium,
  { name, family, pdf, password, rows }: TrueStatement,
  isDrawnByChance = false,
): Generator<Example> {
  const file = openPdf(pdfium, pdf, password ?? undefined)
  try {
    const { parts, statement } = readStages(file)
    const tables = parts.flatMap(({ reading }) =>
      reading.tables.map(({ table }) => ({ table, evidence: findRowEvidence(table.lines) })),
    )
    const labels = labelLines(tables, rows)
    const isExact = readsTexts(statement, rows)
    for (const [t, { evidence }] of tables.entries()) {
      if (evidence.chains.every((chain) => chain.every(({ from, to }) => from === to))) continue
      const known = labels[t] ?? []
      yield {
        name,
        family,
        isDrawnByChance,
        evidence,
        known: isExact ? withoutWhatDoesNotMatter(known, evidence) : known,
      }
    }
  } finally {
    file.close()
  }
}

const readsTexts = ({ transactions }: Statement, rows: readonly TrueRow[]): boolean =>
  transactions.length === rows.length &&
  transactions.every(({ description }, i) => plain(description) === plain(rows[i]?.description ?? ''))

const plain = (text: string): string => text.replace(/\s+/g, ' ').trim()

/** Of a statement whose texts are read exactly, lines that are labelled otherwise can be of either row: they print none. */
function withoutWhatDoesNotMatter(
  known: readonly (readonly KnownLabels[])[],
  evidence: RowEvidence,
): KnownLabels[][] {
  const { gaps } = decodeRows(evidence, ROW_WEIGHTS)
  return known.map((chain, c) =>
    chain.map((labels, g) => {
      const read = gaps[c]?.[g]
      return read && isRight(labels, read) ? labels : { down: null, up: null }
    }),
  )
}
