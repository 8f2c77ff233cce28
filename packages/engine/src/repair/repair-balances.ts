import type { PageLines } from '../layout/page-lines.ts'
import type { Word } from '../layout/word.ts'
import { type MoneyConvention, parseMoney } from '../money/parse-money.ts'
import { doubtfulWords } from './doubtful-words.ts'
import { type MisreadBalance, misreadBalances } from './misread-balances.ts'
import type { Read, Repaired } from './repaired.ts'
import { isBetter } from './tally.ts'
import { withAmount } from './with-amount.ts'
import { type Correction, withCorrections } from './with-corrections.ts'

/** The document with each misread balance corrected where the balances before and after it agree on what it must be. */
export function repairBalances<R extends Read>(
  { pages, read }: Repaired<R>,
  readAgain: (pages: readonly PageLines[]) => R,
): Repaired<R> {
  const doubtful = doubtfulWords(pages)
  const corrections = read.accounts.flatMap(({ ledger, result }) => {
    const steps = [...new Set(result.equations)].flatMap((step) => (step?.kind === 'balance' ? [step] : []))
    const runs = misreadBalances(ledger.isReversed ? steps.reverse() : steps)
    return runs.flatMap((run) => {
      const found = run.flatMap((one) => correctionOf(one, doubtful, read.convention) ?? [])
      return found.length === run.length ? found : []
    })
  })
  if (corrections.length === 0) return { pages, read }
  const corrected = withCorrections(pages, corrections)
  const again = readAgain(corrected)
  return isBetter(again.accounts, read.accounts) ? { pages: corrected, read: again } : { pages, read }
}

/** The one doubtful word that is a row's balance, with what it must be; null where the two differ too much. */
function correctionOf(
  { row: { row }, was, is }: MisreadBalance,
  doubtful: readonly Word[],
  convention: MoneyConvention,
): Correction | null {
  if (Math.sign(was) !== Math.sign(is)) return null
  const words = doubtful.filter(
    ({ page, baseline, text }) =>
      row.lines.some((line) => line.page === page && line.baseline === baseline) &&
      parseMoney(text, convention)?.magnitude === Math.abs(was),
  )
  const [word, ...others] = words
  const text = word && others.length === 0 ? withAmount(word.text, Math.abs(is), convention) : null
  return word && text !== null ? { word, text } : null
}
