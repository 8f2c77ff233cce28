import type { PageLines } from '../../layout/page-lines.ts'
import { textOf } from '../../layout/word.ts'
import type { CheckedAccount } from '../accounts/checked-account.ts'
import type { Movement } from '../ledger.ts'
import type { AccountProof } from '../proof/prove-account.ts'
import type { Transaction, Warning } from '../statement.ts'
import { checkWarnings } from './check-warnings.ts'

/** A message names at most this many numbers. */
const MOST_NAMED = 5
const HAS_WORDS = /\p{L}{2}/u

/** Everything that the reader of a result should know, page by page and account by account. */
export function toWarnings(
  pages: readonly PageLines[],
  accounts: readonly CheckedAccount[],
  transactions: readonly Transaction[],
  proofs: readonly AccountProof[] = [],
): Warning[] {
  return [
    ...pages.flatMap(pageWarnings),
    ...accounts.flatMap(accountWarnings),
    ...proofs.flatMap(unexplainedWarnings),
    ...checkWarnings(
      accounts.map(({ result }) => result),
      transactions,
    ),
    ...emptyWarnings(pages, accounts, transactions),
  ]
}

function pageWarnings({ number, state, textDoubt, repeats }: PageLines): Warning[] {
  const warn = (code: Warning['code'], message: string): Warning[] => [{ code, page: number, message }]
  if (repeats !== undefined)
    return warn('repeated-page', `Page ${number} says the same as page ${repeats}, and was left out.`)
  if (state === 'scan')
    return warn('page-needs-ocr', `Page ${number} is a scan, and its text was not recognised.`)
  if (state === 'unrecognised')
    return warn(
      'page-unreadable',
      `Page ${number} is a scan whose text could not be recognised; it was left out.`,
    )
  if (textDoubt === 'garbled')
    return warn(
      'page-needs-ocr',
      `The text of page ${number} is garbled, and its picture was not recognised.`,
    )
  if (state === 'unreadable') return warn('page-unreadable', `Page ${number} is damaged and was left out.`)
  return []
}

function accountWarnings(account: CheckedAccount): Warning[] {
  return [
    ...pagesOf(account.leftOut).map((page): Warning => {
      const message = `The balances agree without a list on page ${page}, which was left out: it prints transactions again, or some that were never booked.`
      return { code: 'repeated-rows', page, message }
    }),
    ...pagesOf(doubtfulOf(account)).map((page): Warning => {
      const message = `A row on page ${page} has an amount but no date, and nothing tells whether it is a transaction.`
      return { code: 'doubtful-row', page, message }
    }),
    ...pagesOf(unreadOf(account)).map((page): Warning => {
      const message = `A row on page ${page} has its amount in a column that was not read, and was left out.`
      return { code: 'doubtful-row', page, message }
    }),
  ]
}

function unexplainedWarnings({ unexplained }: AccountProof): Warning[] {
  return [...Map.groupBy(unexplained, ({ page }) => page)].map(([page, numbers]) => {
    const texts = numbers.map(({ words }) => textOf(words))
    const message = `On page ${page} nothing explains ${texts.slice(0, MOST_NAMED).join(', ')}${texts.length > MOST_NAMED ? ' and more' : ''}.`
    return { code: 'unexplained-numbers', page, message }
  })
}

const pagesOf = (movements: readonly Movement[]): number[] => [
  ...new Set(movements.map(({ row }) => row.page)),
]

/** Rows that may have been transactions: where the account is proved without them, they were not. */
const doubtfulOf = ({ ledger, result }: CheckedAccount): Movement[] =>
  result.check === 'proved'
    ? []
    : ledger.movements.filter(
        ({ row, movement }) => row.kind === 'other' && movement && HAS_WORDS.test(row.description),
      )

/**
 * Rows with a date whose only amount stands where no amount of the account is read: perhaps it is of another currency.
 */
const unreadOf = ({ ledger }: CheckedAccount): Movement[] =>
  ledger.movements.filter(
    ({ row, movement, balanceColumn }) =>
      row.kind === null &&
      row.date !== null &&
      movement === null &&
      row.money.some((money, c) => c !== balanceColumn && (money?.magnitude ?? 0) > 0),
  )

/** Says why there are no rows, unless no page has text, which its warnings say. */
function emptyWarnings(
  pages: readonly PageLines[],
  accounts: readonly CheckedAccount[],
  transactions: readonly Transaction[],
): Warning[] {
  if (transactions.length > 0 || pages.every(({ state }) => state !== 'text')) return []
  return accounts.length > 0
    ? [{ code: 'no-transactions', page: null, message: 'This statement has no transactions.' }]
    : [
        {
          code: 'not-a-statement',
          page: null,
          message: 'No table of transactions was found in this document.',
        },
      ]
}
