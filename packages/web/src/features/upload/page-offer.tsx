import { FREE_QUOTA, LIMITS } from '@ledgerlift/contract'
import { type ReactNode, type Ref, useId } from 'react'
import { Link } from 'react-router'
import { WORDS } from '#words/upload.ts'
import { useAuth } from '../../lib/auth.ts'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { PageChoice } from './page-range.ts'

/** Which part of a PDF is wanted: its first pages, or what is written. */
export type Wanted = { readonly first: boolean; readonly written: string }

type PageOfferProps = {
  readonly choice: PageChoice
  /** Whether the reason has been said already. */
  readonly said: boolean
  readonly wanted: Wanted
  readonly problem: string | null
  readonly input: Ref<HTMLInputElement>
  readonly onChange: (wanted: Wanted) => void
}

/** What can be done with a PDF that has more pages than are left. */
export function PageOffer({ choice, said, wanted, problem, input, onChange }: PageOfferProps) {
  const { pages, left } = choice
  const atOnce = left === LIMITS.pages
  const name = useId()
  return (
    <div className="flex flex-col gap-4">
      {said ? null : (
        <Notice tone="doubt" text={atOnce ? WORDS.atOnce(pages) : WORDS.fewerPages(pages, left)} />
      )}
      {left > 0 ? (
        <fieldset className="flex flex-col gap-1">
          <legend className="mb-1 font-medium">{WORDS.convertOnly}</legend>
          <Choice name={name} checked={wanted.first} onChoose={() => onChange({ ...wanted, first: true })}>
            {WORDS.firstPages(left)}
          </Choice>
          <Choice name={name} checked={!wanted.first} onChoose={() => onChange({ ...wanted, first: false })}>
            {WORDS.thesePages}
          </Choice>
          {wanted.first ? null : (
            <TextField
              ref={input}
              className="ml-7 max-w-72"
              label={WORDS.range}
              hint={WORDS.rangeHint(left)}
              problem={problem}
              autoComplete="off"
              inputMode="text"
              value={wanted.written}
              onChange={(event) => onChange({ first: false, written: event.target.value })}
            />
          )}
        </fieldset>
      ) : null}
      {atOnce ? null : <MorePages />}
    </div>
  )
}

function Choice(props: {
  readonly name: string
  readonly checked: boolean
  readonly onChoose: () => void
  readonly children: ReactNode
}) {
  return (
    <label className="inline-flex min-h-8 items-center gap-3">
      <input
        type="radio"
        name={props.name}
        checked={props.checked}
        onChange={props.onChoose}
        className="size-4 accent-ink"
      />
      {props.children}
    </label>
  )
}

function MorePages() {
  const { user } = useAuth()
  return (
    <p className="flex flex-wrap gap-x-6 text-sm">
      {user === null && FREE_QUOTA.registered > FREE_QUOTA.anonymous ? (
        <Link to="/register" className="inline-flex min-h-8 items-center text-link">
          {WORDS.registerForMore}
        </Link>
      ) : null}
      <Link to="/pricing" className="inline-flex min-h-8 items-center text-link">
        {WORDS.subscribe}
      </Link>
    </p>
  )
}
