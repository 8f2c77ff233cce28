import type { PageLines } from '../layout/page-lines.ts'
import type { CheckedAccount } from '../statement/accounts/check-accounts.ts'
import { isTransaction } from '../statement/ledger.ts'
import type { Repaired } from './repaired.ts'
import { tally } from './tally.ts'

type Read = { readonly accounts: readonly CheckedAccount[] }

/** The most trials of a document: each reads it again. */
const MOST_TRIALS = 60

/**
 * Takes pages as they may be read instead, first all and then each the other way, where more of the document is then
 * explained: no fewer rows are proved and no more contradicted, and of one of these, or of rows, there is a better
 * number.
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
    const [own, { instead = own }] = [pages[i] as PageLines, pages[i] as PageLines]
    attempt(best.pages.with(i, best.pages[i] === own ? instead : own))
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

function isBetter(after: Read, before: Read): boolean {
  const [own, other] = [tally(after.accounts), tally(before.accounts)]
  return (
    own.proved >= other.proved &&
    own.contradicted <= other.contradicted &&
    (own.proved > other.proved || own.contradicted < other.contradicted || own.rows > other.rows)
  )
}
