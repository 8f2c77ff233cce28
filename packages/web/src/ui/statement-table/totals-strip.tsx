import type { VerdictState } from '@ledgerlift/engine'
import { CircleCheck, CircleX, Sigma } from 'lucide-react'
import type { ReactNode } from 'react'
import { WORDS } from '#words/table.ts'
import { dateText } from '../../lib/date-text.ts'
import { moneyText } from '../../lib/money-text.ts'
import type { Account, ResultTable } from '../../lib/result-table.ts'
import { PHONE, useMedia } from '../../lib/use-media.ts'
import { classNames } from '../class-names.ts'
import { accountName } from './account-name.ts'
import { VerdictMark } from './check-mark.tsx'
import type { Totals } from './totals.ts'
import { useWholeTable } from './use-whole-table.ts'

type AccountTotalsProps = { readonly totals: readonly Totals[]; readonly table: ResultTable }

/** The fewest accounts whose sums would push the rows off the first screen; on a phone two do. */
const FOLDED_FROM = 3

/** The sum of each account; several are folded away where the rows would need their room. */
export function AccountTotals({ totals, table }: AccountTotalsProps) {
  const isPhone = useMedia(PHONE)
  const isWhole = useWholeTable()
  const strips = totals.map((one) => <TotalsStrip key={one.account} totals={one} table={table} />)
  if (totals.length < 2) return strips
  return (
    <details open={isWhole || (!isPhone && totals.length < FOLDED_FROM)} className="group/totals">
      <summary
        className={classNames(
          'w-fit cursor-pointer py-1 text-sm text-soft hover:text-ink',
          totals.length < FOLDED_FROM && 'sm:hidden',
        )}
      >
        {WORDS.totalsOfAccounts(totals.length)}
      </summary>
      {strips}
    </details>
  )
}

type TotalsStripProps = { readonly totals: Totals; readonly table: ResultTable }

/** The sum of an account as a ledger draws it: opening, what came and went, a double rule, closing. */
function TotalsStrip({ totals, table: { accounts, verdict } }: TotalsStripProps) {
  const state = totals.account === null ? null : (verdict?.accounts[totals.account]?.state ?? null)
  const { converted, all } = verdict?.pages ?? { converted: 0, all: 0 }
  const pages = converted < all ? WORDS.pagesConverted(converted, all) : null
  const account = totals.account === null ? undefined : accounts[totals.account]
  const currency = account?.currency ?? null
  const shown = (amount: string | null, absent: string) =>
    amount === null ? <span className="font-normal text-soft">{absent}</span> : moneyText(amount, currency)
  const credits = {
    label: WORDS.credits,
    count: totals.creditCount,
    amount: shown(totals.credits, WORDS.notReadable),
  }
  const debits = {
    label: WORDS.debits,
    count: totals.debitCount,
    amount: shown(totals.debits, WORDS.notReadable),
  }
  // What raises the balance stands first: on a card, what was spent.
  const [more, less] = totals.owed ? [debits, credits] : [credits, debits]
  return (
    <section
      aria-label={labelOf(accounts, totals.account)}
      className="figures flex flex-wrap items-center gap-x-6 border-ink border-t"
    >
      <p className="flex grow flex-wrap gap-x-4 py-1 text-sm text-soft max-sm:text-xs">
        <span className="flex flex-wrap items-center gap-x-4">
          {account && totals.account !== null ? describe(account, nameOf(accounts, totals.account)) : null}
          {pages === null ? null : <strong className="font-medium text-doubt">{pages}</strong>}
          {accounts.length > 1 && state !== null ? <VerdictMark state={state} /> : null}
        </span>
        {accounts.length > 1 ? null : <span>{WORDS.transactions(totals.count)}</span>}
      </p>
      <dl
        className={classNames(
          'flex grow flex-wrap items-baseline gap-x-6 max-sm:grid max-sm:w-full max-sm:grid-cols-2 max-sm:gap-x-2',
          // Under each other, so that the eye finds each sum at its place.
          accounts.length > 1 &&
            'xl:grid xl:w-[54rem] xl:grow-0 xl:grid-cols-[repeat(4,minmax(max-content,1fr))]',
        )}
      >
        <Term label={WORDS.opening}>{shown(totals.opening, WORDS.notPrinted)}</Term>
        <Term sign="+" signWord={WORDS.plus} label={more.label} count={more.count}>
          {more.amount}
        </Term>
        <Term sign={'\u2212'} signWord={WORDS.minus} label={less.label} count={less.count}>
          {less.amount}
        </Term>
        {totals.interestAndFees === null ? null : (
          <Term
            sign={totals.owed ? '+' : '\u2212'}
            signWord={totals.owed ? WORDS.plus : WORDS.minus}
            label={WORDS.interestAndFees}
          >
            {moneyText(totals.interestAndFees, currency)}
          </Term>
        )}
        <Term sign="=" signWord={WORDS.equals} label={WORDS.closing} last>
          <Closing state={state} pages={pages} shown={shown(totals.closing, WORDS.notPrinted)} />
        </Term>
      </dl>
    </section>
  )
}

type ClosingProps = {
  readonly state: VerdictState | null
  /** Said beside it where the rows of some pages are not among those that lead to it. */
  readonly pages: string | null
  readonly shown: ReactNode
}

const ICONS = {
  proved: { Icon: CircleCheck, ink: 'text-proved' },
  'sum-proved': { Icon: Sigma, ink: 'text-proved' },
  contradicted: { Icon: CircleX, ink: 'text-wrong' },
} as const

function Closing({ state, pages, shown }: ClosingProps) {
  const { Icon, ink } = (state !== null && state in ICONS && ICONS[state as keyof typeof ICONS]) || NO_ICON
  return (
    <>
      <span className="inline-flex items-center gap-2">
        {Icon === null ? null : <Icon aria-hidden="true" className={classNames('size-4 shrink-0', ink)} />}
        {shown}
      </span>
      {pages === null ? null : <span className="block font-normal text-doubt text-xs">{pages}</span>}
    </>
  )
}

const NO_ICON = { Icon: null, ink: '' } as const

type TermProps = {
  readonly label: string
  readonly children: ReactNode
  readonly sign?: string
  readonly signWord?: string
  readonly count?: number
  readonly last?: boolean
}

function Term({ label, children, sign, signWord, count, last }: TermProps) {
  return (
    <div
      className={classNames(
        'relative flex min-w-0 flex-wrap items-baseline gap-x-2 py-1 pl-4 max-sm:py-0 max-sm:text-sm',
        last && 'sm:border-l-3 sm:border-l-margin sm:border-double sm:pl-7 xl:col-start-4',
        !sign && 'sm:pl-0',
      )}
    >
      <dt className="text-sm text-soft max-sm:text-xs">
        {sign ? (
          <span
            aria-hidden="true"
            className={classNames('absolute font-semibold text-ink', last ? 'left-0 sm:left-3' : 'left-0')}
          >
            {sign}
          </span>
        ) : null}
        {signWord ? <span className="sr-only">{signWord} </span> : null}
        {label}
        {count === undefined ? null : <span>{` (${count})`}</span>}
      </dt>
      <dd className="font-semibold">{children}</dd>
    </div>
  )
}

/** Several of them are told apart by the account. */
const labelOf = (accounts: readonly Account[], index: number | null): string =>
  accounts.length > 1 && index !== null ? WORDS.totalsOf(accountName(accounts, index)) : WORDS.totals

/** A lone account without a printed number needs no name. */
const nameOf = (accounts: readonly Account[], index: number): string | null =>
  accounts.length === 1 ? (accounts[0]?.number ?? null) : accountName(accounts, index)

function describe({ currency, period }: Account, name: string | null): string {
  const { start, end } = period ?? { start: null, end: null }
  const span = [start, end].flatMap((date) => (date === null ? [] : [dateText(date)])).join(' \u2013 ')
  return [name, currency, span].filter(Boolean).join(' \u00b7 ')
}
