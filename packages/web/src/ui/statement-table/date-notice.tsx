import { type FormEvent, useState } from 'react'
import { WORDS } from '#words/table.ts'
import type { ConvertAgain } from '../../lib/use-convert-again.ts'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'
import { TextField } from '../text-field.tsx'
import type { DateChoices } from './date-choices.ts'

type DateNoticeProps = { readonly choices: DateChoices; readonly again: ConvertAgain }

/** Dates that can be read both ways, and a way to say which is meant. */
export function DateNotice({ choices: { rows, choices }, again }: DateNoticeProps) {
  const { busy, problem, locked } = again
  return (
    <Notice tone="doubt" text={WORDS.readDates}>
      <p>{WORDS.readDatesWhy(rows)}</p>
      <div className="mt-3 flex flex-wrap gap-3 max-sm:flex-col">
        {choices.map(({ dates, text, isShown }) => (
          <Button
            key={dates}
            look="secondary"
            busy={busy === dates}
            disabled={busy !== null && busy !== dates}
            onClick={() => again.choose(dates)}
            className="figures flex-col !gap-0 py-2"
          >
            <span>{text}</span>
            {isShown ? <span className="font-normal text-soft text-xs">{WORDS.asShown}</span> : null}
          </Button>
        ))}
      </div>
      <p role="status" className={busy === null ? 'sr-only' : 'mt-2'}>
        {busy === null ? '' : WORDS.readingAgain}
      </p>
      {locked === null ? null : (
        <PasswordForm problem={problem} onPassword={(password) => again.choose(locked, password)} />
      )}
      {problem !== null && locked === null ? (
        <p role="alert" className="mt-2 font-medium text-wrong">
          {problem}
        </p>
      ) : null}
    </Notice>
  )
}

type PasswordFormProps = {
  readonly problem: string | null
  readonly onPassword: (password: string) => void
}

function PasswordForm({ problem, onPassword }: PasswordFormProps) {
  const [password, setPassword] = useState('')
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (password !== '') onPassword(password)
  }
  return (
    <form noValidate onSubmit={submit} className="mt-3 flex max-w-sm flex-col gap-3">
      <TextField
        label={WORDS.passwordAgain}
        hint={WORDS.passwordAgainWhy}
        problem={problem}
        type="password"
        name="pdf-password"
        autoComplete="off"
        autoFocus
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div>
        <Button type="submit">{WORDS.readWithPassword}</Button>
      </div>
    </form>
  )
}
