import { API, type Session } from '@ledgerlift/contract'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { WORDS } from '#words/account.ts'
import { ask } from '../../lib/api.ts'
import { useAuth } from '../../lib/auth.ts'
import { useAttempt } from '../../lib/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { passwordProblem } from './validate.ts'

type Fields = { readonly current: string; readonly password: string; readonly confirmed: string }
type ChangePasswordProps = { readonly onChanged: () => void; readonly onClose: () => void }

/** Sets a new password; asks for the present one first. */
export function ChangePassword({ onChanged, onClose }: ChangePasswordProps) {
  const { token, enter } = useAuth()
  const { problem, setProblem, attempt } = useAttempt(WORDS.passwordNotChanged)
  const { register, handleSubmit, formState } = useForm<Fields>()
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ current, password, confirmed }) => {
    const wrong = passwordProblem(password, confirmed)
    if (wrong !== null) return setProblem(wrong)
    await attempt(async () => {
      const json = { password: current, new_password: password }
      enter(await ask<Session>(API.password, { method: 'POST', token, json }))
      onChanged()
    })
  })
  const field = (name: keyof Fields, label: string, hint?: string) => (
    <TextField
      label={label}
      {...(hint && { hint })}
      type="password"
      autoComplete={name === 'current' ? 'current-password' : 'new-password'}
      required
      problem={errors[name]?.message}
      {...register(name, { required: WORDS.passwordMissing })}
    />
  )
  return (
    <Dialog title={WORDS.changePassword} text={WORDS.passwordHow} onClose={onClose}>
      {problem ? <Notice tone="wrong" text={problem} /> : null}
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        {field('current', WORDS.currentPassword)}
        <p className="-mt-3 text-sm">
          {WORDS.noPasswordYet}{' '}
          <Link to="/forgot-password" className="inline-flex min-h-6 items-center text-link">
            {WORDS.askForLink}
          </Link>
        </p>
        {field('password', WORDS.newPassword, WORDS.passwordHint)}
        {field('confirmed', WORDS.confirmPassword)}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isSubmitting} disabled={isSubmitting}>
            {WORDS.saveNewPassword}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {WORDS.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
