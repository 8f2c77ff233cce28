import { CircleCheck, CircleX } from 'lucide-react'
import type { ReactNode } from 'react'
import { WORDS } from '#words/table.ts'
import { dateText } from '../../lib/date-text.ts'
import { isNothing, moneyText } from '../../lib/money-text.ts'
import type { Account } from '../../lib/result-table.ts'
import { classNames } from '../class-names.ts'
import { accountName } from './account-name.ts'
import type { Totals } from './totals.ts'

type TotalsStripProps = { readonly totals: Totals; readonly accounts: readonly Account[] }

/** The sum of an account as a ledger draws it: opening, what came and went, a double rule, closing. */
export function TotalsStrip({ totals, accounts }: TotalsStripProps) {
  const account = totals.account === null ? undefined : accounts[totals.account]
  const currency = account?.currency ?? null
  const shown = (amount: string | null, absent: string) =>
    amount === null ? (
      <span className="font-normal text-base text-soft">{absent}</span>
    ) : (
      moneyText(amount, currency)
    )
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
    <section aria-label={labelOf(accounts, totals.account)} className="figures border-ink border-t">
      <p className="flex flex-wrap justify-between gap-x-6 border-rule border-b py-2 text-sm text-soft">
        <span>
          {account && totals.account !== null ? describe(account, nameOf(accounts, totals.account)) : null}
        </span>
        <span>{WORDS.transactions(totals.count)}</span>
      </p>
      <dl className="grid sm:grid-cols-[1fr_1fr_1fr_1fr]">
        <Term label={WORDS.opening}>{shown(totals.opening, WORDS.notPrinted)}</Term>
        <Term sign="+" signWord={WORDS.plus} label={more.label} count={more.count}>
          {more.amount}
        </Term>
        <Term sign={'\u2212'} signWord={WORDS.minus} label={less.label} count={less.count}>
          {less.amount}
        </Term>
        <Term sign="=" signWord={WORDS.equals} label={WORDS.closing} last>
          <Closing totals={totals} shown={shown(totals.closing, WORDS.notPrinted)} />
        </Term>
      </dl>
    </section>
  )
}

function Closing({ totals, shown }: { readonly totals: Totals; readonly shown: ReactNode }) {
  if (totals.difference === null) return shown
  const agrees = isNothing(totals.difference)
  const Icon = agrees ? CircleCheck : CircleX
  return (
    <span className="inline-flex items-center gap-2">
      <Icon
        aria-hidden="true"
        className={classNames('size-4 shrink-0', agrees ? 'text-proved' : 'text-wrong')}
      />
      {shown}
    </span>
  )
}

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
        'relative flex items-baseline justify-between gap-4 py-2 pl-5 sm:flex-col sm:gap-0 sm:py-3 sm:pr-3',
        last && 'border-ink border-t-3 border-double sm:border-t-0 sm:border-l-3 sm:border-l-margin sm:pl-7',
        !sign && 'sm:pl-0',
      )}
    >
      <dt className="text-sm text-soft">
        {sign ? (
          <span aria-hidden="true" className="absolute left-0 font-semibold text-ink sm:left-1">
            {sign}
          </span>
        ) : null}
        {signWord ? <span className="sr-only">{signWord} </span> : null}
        {label}
        {count === undefined ? null : <span>{` (${count})`}</span>}
      </dt>
      <dd className="font-semibold text-lg">{children}</dd>
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
