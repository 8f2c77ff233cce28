import { type FormEvent, useEffect, useRef, useState } from 'react'
import { WORDS } from '#words/upload.ts'
import { TEXT } from '../../lib/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'

type PasswordFormProps = { readonly problem: string | null; readonly onUnlock: (password: string) => void }

export function PasswordForm({ problem, onUnlock }: PasswordFormProps) {
  const input = useRef<HTMLInputElement>(null)
  const [password, setPassword] = useState('')
  const [visible, setVisible] = useState(false)
  const [missing, setMissing] = useState(false)
  useEffect(() => {
    if (problem !== null || input.current !== null) input.current?.focus({ preventScroll: true })
  }, [problem])

  const submit = (event: FormEvent) => {
    event.preventDefault()
    setMissing(password === '')
    if (password === '') input.current?.focus()
    else onUnlock(password)
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      <TextField
        ref={input}
        label={WORDS.password}
        hint={WORDS.passwordWhy}
        problem={missing ? TEXT.password : problem}
        type={visible ? 'text' : 'password'}
        name="pdf-password"
        autoComplete="off"
        spellCheck={false}
        value={password}
        onChange={(event) => {
          setPassword(event.target.value)
          setMissing(false)
        }}
      />
      <div className="flex flex-wrap items-center justify-between gap-3">
        <label className="inline-flex min-h-6 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={visible}
            onChange={(event) => setVisible(event.target.checked)}
            className="size-4 accent-ink"
          />
          {WORDS.showPassword}
        </label>
        <Button type="submit">{WORDS.unlock}</Button>
      </div>
    </form>
  )
}
