import type { PageLines } from '../layout/page-lines.ts'
import type { Word } from '../layout/word.ts'
import { findAmounts } from '../money/find-amounts.ts'
import { type MoneyConvention, parseMoney } from '../money/parse-money.ts'
import type { RowsEquation } from '../statement/accounts/reconcile.ts'
import { alternativesOf } from './alternatives.ts'
import { doubtfulWords } from './doubtful-words.ts'
import { repairBalances } from './repair-balances.ts'
import type { Read, Repaired } from './repaired.ts'
import { brokenOf, isBetter } from './tally.ts'
import { type Correction, withCorrections } from './with-corrections.ts'

/** The most faults that are mended in a document: with more, it would be guessing. */
const MOST_CORRECTIONS = 40
/** Each trial reads the document again; an equation that more other readings could mend is left alone. */
const MOST_TRIALS = 12

/**
 * Corrects numbers of pages that were recognised, where printed balances or totals contradict the rows: first the balances
 * that those before and behind them tell, then single numbers of which one other reading makes the sums agree. Where
 * several would, nothing is changed.
 *
 * @param readAgain reads a document from its pages
 */
export function repairRecognised<R extends Read>(
  pages: readonly PageLines[],
  first: R,
  readAgain: (pages: readonly PageLines[]) => R,
): Repaired<R> {
  let repaired = repairBalances({ pages, read: first }, readAgain)
  const tried = new Set<string>()
  for (let i = 0; i < MOST_CORRECTIONS; i++) {
    const next = repairOne(repaired, readAgain, tried)
    if (next === null) break
    repaired = next
  }
  return repaired
}

/** The document with the first fault mended that can be; null where none can. */
function repairOne<R extends Read>(
  { pages, read }: Repaired<R>,
  readAgain: (pages: readonly PageLines[]) => R,
  tried: Set<string>,
): Repaired<R> | null {
  const suspects = suspectsOf(pages, read.convention)
  for (const equation of brokenOf(read.accounts)) {
    const name = [equation.kind, equation.from, equation.sum, equation.to].join(' ')
    if (tried.has(name)) continue
    tried.add(name)
    const candidates = suspects.filter(
      (suspect) => mayTakePart(suspect.word, equation) && mends(suspect, equation),
    )
    if (candidates.length > MOST_TRIALS) continue
    const mended = candidates.flatMap((correction) => {
      const corrected = withCorrections(pages, [correction])
      const again = readAgain(corrected)
      return isBetter(again.accounts, read.accounts) ? [{ pages: corrected, read: again }] : []
    })
    const [only, second] = mended
    if (only && !second) return only
  }
  return null
}

type Suspect = Correction & {
  /** Of what was read, in minor units; null where it is no amount. */
  readonly was: number | null
  readonly is: number
}

/** Every other amount that a doubtful number may be, each once. The document decides which character separates decimals. */
function suspectsOf(pages: readonly PageLines[], convention: MoneyConvention): Suspect[] {
  const lineOf = new Map(
    pages.flatMap(({ recognised, lines }) =>
      recognised ? lines.flatMap((line) => line.words.map((word) => [word, line] as const)) : [],
    ),
  )
  return doubtfulWords(pages).flatMap((word) => {
    const amountWith = amountAround(word, lineOf.get(word)?.words ?? [], convention)
    const was = amountWith(word.text)
    const others = new Map<number, Suspect>()
    for (const text of alternativesOf(word.text)) {
      const is = amountWith(text)
      if (is !== null && is !== was && !others.has(is)) others.set(is, { word, text, was, is })
    }
    return [...others.values()]
  })
}

/** What an amount is, in minor units, with a text in the place of one of its words: the others are its groups, as in `1 234,56`. */
function amountAround(
  word: Word,
  line: readonly Word[],
  convention: MoneyConvention,
): (text: string) => number | null {
  const at = line.indexOf(word)
  const { from, to } = findAmounts(line, convention).find(
    (amount) => amount.from <= at && at < amount.to,
  ) ?? {
    from: at,
    to: at + 1,
  }
  const words = line.slice(from, to)
  return (text) => {
    const money = parseMoney(words.map((one) => (one === word ? text : one.text)).join(' '), convention)
    if (money === null) return null
    return money.isNegative ? -money.magnitude : money.magnitude
  }
}

/** Whether a word stands on the rows from one printed balance to the next, or between them. */
function mayTakePart({ page, baseline }: Word, { kind, before, after }: RowsEquation): boolean {
  if (kind !== 'balance' || before === null || after === null) return true
  const lines = [before, after].flatMap(({ row }) => row.lines)
  const at = (line: Pick<Word, 'page' | 'baseline'>) => line.page * PAGE + line.baseline
  const places = lines.map(at)
  const place = at({ page, baseline })
  return place >= Math.min(...places) && place <= Math.max(...places)
}

/** In points: no page is this high. */
const PAGE = 100_000

/** Whether an equation may close once a number is read another way; how it takes part is found by reading again. */
function mends({ was, is }: Suspect, { from, sum, to }: RowsEquation): boolean {
  const missing = Math.abs(to - (from ?? 0) - sum)
  if (was === null) return Math.abs(is) === missing || isEnd(is)
  return Math.abs(is - was) === missing || Math.abs(is + was) === missing || isEnd(is)

  function isEnd(value: number): boolean {
    const size = Math.abs(value)
    return size === Math.abs((from ?? 0) + sum) || (from !== null && size === Math.abs(to - sum))
  }
}
