import type { DayOrder } from './dates/parse-date.ts'
import { type Judgement, judgeAccounts } from './judge-accounts.ts'
import { dropCurrencyLetters } from './layout/drop-currency-letters.ts'
import { dropCutLines } from './layout/drop-cut-lines.ts'
import { dropStamps } from './layout/drop-stamps.ts'
import { dropVerticalTexts } from './layout/drop-vertical-texts.ts'
import type { PageLines } from './layout/page-lines.ts'
import {
  type Candidate,
  candidates,
  givenCandidates,
  type PartsRead,
  readDoubting,
} from './reading-candidates.ts'
import type { CheckedAccount } from './statement/accounts/checked-account.ts'
import type { ExplainedNumber } from './statement/proof/explain-numbers.ts'
import { completeDays } from './table/complete-days.ts'
import { completeDaysBelow } from './table/complete-days-below.ts'
import { completeDaysOfPeriod } from './table/complete-days-of-period.ts'
import { completeEras } from './table/complete-eras.ts'
import { completePairsOfDays } from './table/complete-pairs-of-days.ts'
import { DOUBTS } from './table/doubt.ts'
import { type GivenTable, partByGiven } from './table/given-table.ts'
import { partAsides } from './table/headers/part-asides.ts'
import { partColumnsOfPage } from './table/headers/part-columns-of-page.ts'
import { partStaggeredRows } from './table/headers/part-staggered-rows.ts'
import { joinBrokenDays } from './table/join-broken-days.ts'
import { joinDateColumns } from './table/join-date-columns.ts'
import { joinHundredths } from './table/join-hundredths.ts'
import { joinRaisedAmounts } from './table/join-raised-amounts.ts'
import { joinSignsApart } from './table/join-signs-apart.ts'
import { joinStackedDays } from './table/join-stacked-days.ts'
import { partGluedDays } from './table/part-glued-days.ts'

/** What is done to the lines of a document before its tables are looked for, in this order. */
const PREPARATIONS: readonly ((pages: readonly PageLines[]) => readonly PageLines[])[] = [
  dropCutLines,
  dropStamps,
  dropVerticalTexts,
  dropCurrencyLetters,
  joinHundredths,
  joinSignsApart,
  joinRaisedAmounts,
  joinStackedDays,
  joinBrokenDays,
  joinDateColumns,
  partGluedDays,
  completeDays,
  completeDaysBelow,
  completeDaysOfPeriod,
  completePairsOfDays,
  completeEras,
  partColumnsOfPage,
  partStaggeredRows,
  partAsides,
]

/** What the stages made of a document's lines under the way to read its money and its titles that explains most. */
export type TablesRead = PartsRead & {
  /** What each number is that could be an amount. */
  readonly numbers: readonly ExplainedNumber[]
  /** The place of this way to read the document among those that were tried, from 1; the likelier come first. */
  readonly tried: number
  /** Its columns were found by printed titles. */
  readonly isTitled: boolean
}

/**
 * Reads the tables of a document. How it prints money, and whether its titles can be trusted, are guesses: the
 * likeliest is tried first, and where its arithmetic does not hold, the others, until one holds throughout. Where
 * none does, the one that proves most rows is taken.
 *
 * @param unread pages of the document whose rows are not known
 * @param given the tables that the user has drawn: then there are no others
 * @param order of day, month and year, where the user has set it
 * @param mayDoubt whether what is taken for granted may be doubted where nothing holds: not before misread numbers are mended
 */
export function readTables(
  pages: readonly PageLines[],
  unread: readonly number[] = [],
  given: readonly GivenTable[] = [],
  order?: DayOrder,
  mayDoubt = true,
): TablesRead {
  if (given.length > 0) {
    const parted = partByGiven(pages, given)
    return toTables(readBest(givenCandidates({ pages: parted.pages, unread, order }, parted.tables)))
  }
  const sheets = PREPARATIONS.reduce((prepared, prepare) => prepare(prepared), pages)
  const best = readBest(candidates({ pages: sheets, unread, order }))
  const read = toTables(mayDoubt ? withDoubts(best) : best)
  const ofPages = <T>(lists: readonly (readonly T[])[]) =>
    pages.map(({ number }) => lists.filter((_, i) => sheets[i]?.number === number).flat())
  return sheets === pages ? read : { ...read, headers: ofPages(read.headers), bodies: ofPages(read.bodies) }
}

const toTables = ({ read, numbers, tried, isTitled }: BestCandidate): TablesRead => ({
  ...read,
  numbers,
  tried,
  isTitled,
})

function readBest(candidates: Iterable<Candidate>): BestCandidate {
  let [best, tried, count]: [JudgedCandidate | null, number, number] = [null, 0, 0]
  for (const candidate of candidates) {
    count++
    const judged = judge(candidate, best)
    if (judged === null) continue
    ;[best, tried] = [judged, count]
    if (judged.judgement.isSettled) break
  }
  return { ...(best as JudgedCandidate), tried, count }
}

/** The most lines of a document that is read again with doubts, some eighty pages: each takes as long as the first reading. */
const MOST_LINES = 4000

/**
 * Where the arithmetic of no reading holds, the best is read again without one thing at a time that it takes for granted.
 */
function withDoubts(best: BestCandidate): BestCandidate {
  const { judgement, text } = best
  const isAsked = text.lines.length <= MOST_LINES && best.read.accounts.some(isTestable)
  if (judgement.isSettled || !isAsked) return best
  let borneOut = best
  for (const [i, doubt] of DOUBTS.entries()) {
    const candidate = readDoubting(best, doubt)
    const judged = candidate && judge(candidate, borneOut)
    if (judged === null || !isBorneOut(judged.judgement, judgement)) continue
    borneOut = { ...judged, tried: best.count + i + 1, count: best.count }
    if (judged.judgement.isSettled) break
  }
  return borneOut
}

/** Whether anything is printed that another reading could meet. */
const isTestable = ({ result, facts: { hints } }: CheckedAccount): boolean =>
  hints.openings.length + hints.closings.length > 0 || result.equations.some((equation) => equation !== null)

/**
 * Whether a doubt proves more rows, and all is settled then, or nothing breaks any more. That a number which was left over
 * finds some use is not enough: it may be a row that is lost.
 */
const isBorneOut = ({ isSettled, proved, contradicted }: Judgement, best: Judgement): boolean =>
  proved > best.proved && (isSettled || (best.contradicted > 0 && contradicted === 0))

type JudgedCandidate = Candidate & {
  readonly numbers: readonly ExplainedNumber[]
  readonly judgement: Judgement
}

/** The candidate that explains most. */
type BestCandidate = JudgedCandidate & {
  /** Its place among those that were tried, from 1... */
  readonly tried: number
  /** ...and how many there were. */
  readonly count: number
}

/** @returns null where the candidate does not take the place of the best so far */
function judge(candidate: Candidate, best: JudgedCandidate | null): JudgedCandidate | null {
  const judgeBy = (numbers: readonly ExplainedNumber[]) =>
    withLost(judgeAccounts(candidate.read.accounts, numbers), candidate.lost)
  // Numbers are costly to explain, and those that nothing explains only lower the score.
  if (best && judgeBy([]).score <= best.judgement.score) return null
  const numbers = candidate.explain()
  const judged = { ...candidate, numbers, judgement: judgeBy(numbers) }
  return best === null || isBetter(judged, best) ? judged : null
}

const withLost = (judgement: Judgement, lost: number): Judgement =>
  lost === 0 ? judgement : { ...judgement, score: judgement.score - lost, isSettled: false }

/** A row out of its place breaks three equations: its own, and those of the rows before and behind it. */
const BREAKS_OF_ROW = 3

/**
 * Whether a candidate takes the place of the best so far. It needs the better score. Columns that were inferred replace
 * printed titles only where, besides:
 * - the titles lead to no row, or
 * - fewer rows are contradicted, and not because rows are lost, or
 * - more rows are proved: with more rows in all, or over half of them where the titles prove none.
 */
function isBetter(
  { isTitled, judgement }: JudgedCandidate,
  { isTitled: isBestTitled, judgement: best }: JudgedCandidate,
) {
  if (judgement.score <= best.score) return false
  const isMended =
    best.contradicted > 0 &&
    (judgement.contradicted === 0 ||
      best.contradicted - judgement.contradicted > BREAKS_OF_ROW * Math.max(0, best.rows - judgement.rows))
  if (isTitled || !isBestTitled || best.rows === 0 || isMended) return true
  return (
    judgement.proved > best.proved &&
    (judgement.rows > best.rows || (best.proved === 0 && judgement.proved > judgement.rows / 2))
  )
}
