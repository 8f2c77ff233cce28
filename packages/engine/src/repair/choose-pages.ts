import type { PageLines } from '../layout/page-lines.ts'
import type { CheckedAccount } from '../statement/accounts/checked-account.ts'
import { isTransaction } from '../statement/ledger.ts'
import type { Repaired } from './repaired.ts'
import { tally } from './tally.ts'

type Read = { readonly accounts: readonly CheckedAccount[] }

/** The most trials of a document: each reads it again. */
const MOST_TRIALS = 60

/**
 * Takes the other reading of pages, first of all of them at once and then of one page at a time, where more of the document
 * is then explained: no fewer rows are proved, no more are contradicted, and at least one of these numbers, or the number
 * of rows, improves.
 *
 * @param readAgain reads a document from its pages
 */
export function choosePages<R extends Read>(
  pages: readonly PageLines[],
  first: R,
  readAgain: (pages: readonly PageLines[]) => R,
): Repaired<R> {
  let best: Repaired<R> = { pages, read: first }
  const attempt = (changed: readonly PageLines[]) => {
    const read = readAgain(changed)
    if (isBetter(read, best.read)) best = { pages: changed, read }
  }
  const doubtful = pages.flatMap((page, i) => (page.instead && !isProved(page, first.accounts) ? [i] : []))
  if (doubtful.length > 1)
    attempt(pages.map((page, i) => (doubtful.includes(i) && page.instead ? page.instead : page)))
  for (const i of doubtful.slice(0, MOST_TRIALS)) {
    const page = pages[i] as PageLines
    const { instead = page } = page
    attempt(best.pages.with(i, best.pages[i] === page ? instead : page))
  }
  return best
}

/** Whether all that a page says is borne out; a page without rows says nothing, and a part of a page is not all. */
function isProved({ number, recognised }: PageLines, accounts: readonly CheckedAccount[]): boolean {
  const checks = accounts.flatMap(({ ledger, result }) =>
    ledger.movements.flatMap((movement, i) =>
      isTransaction(movement) && movement.row.page === number ? [result.checks[i]] : [],
    ),
  )
  return recognised !== undefined && checks.length > 0 && checks.every((check) => check === 'proved')
}

function isBetter(read: Read, best: Read): boolean {
  const [after, before] = [tally(read.accounts), tally(best.accounts)]
  return (
    after.proved >= before.proved &&
    after.contradicted <= before.contradicted &&
    (after.proved > before.proved || after.contradicted < before.contradicted || after.rows > before.rows)
  )
}
