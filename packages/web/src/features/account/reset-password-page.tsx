import { API, type Session } from '@ledgerlift/contract'
import { useForm } from 'react-hook-form'
import { Link, useLocation, useNavigate } from 'react-router'
import { WORDS } from '#words/account.ts'
import { ask } from '../../lib/api.ts'
import { useAuth } from '../../lib/auth.ts'
import { useAttempt } from '../../lib/use-attempt.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { passwordProblem } from './validate.ts'

type Fields = { readonly password: string; readonly confirmed: string }

/** Where the mailed link leads: its token stands behind `#`. */
export function ResetPasswordPage() {
  const token = useLocation().hash.slice(1)
  return (
    <FormPage title={WORDS.resetTitle} lead={WORDS.resetLead}>
      {token === '' ? (
        <Notice tone="wrong" text={WORDS.linkIncomplete}>
          {WORDS.linkIncompleteMore}
        </Notice>
      ) : (
        <NewPassword token={token} />
      )}
      {token === '' ? (
        <div>
          <ButtonLink to="/forgot-password" look="secondary">
            {WORDS.anotherLink}
          </ButtonLink>
        </div>
      ) : (
        <p className="text-sm">
          <Link to="/forgot-password" className="inline-flex min-h-6 items-center text-link">
            {WORDS.anotherLink}
          </Link>
        </p>
      )}
    </FormPage>
  )
}

function NewPassword({ token }: { readonly token: string }) {
  const { enter } = useAuth()
  const navigate = useNavigate()
  const { problem, setProblem, attempt } = useAttempt(WORDS.passwordNotChanged)
  const { register, handleSubmit, formState } = useForm<Fields>()
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ password, confirmed }) => {
    const wrong = passwordProblem(password, confirmed)
    if (wrong !== null) return setProblem(wrong)
    await attempt(async () => {
      enter(await ask<Session>(API.resetPassword, { method: 'POST', json: { token, password } }))
      await navigate('/', { replace: true })
    })
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {problem ? <Notice tone="wrong" text={problem} /> : null}
      <TextField
        label={WORDS.newPassword}
        hint={WORDS.passwordHint}
        type="password"
        autoComplete="new-password"
        required
        problem={errors.password?.message}
        {...register('password', { required: WORDS.passwordMissing })}
      />
      <TextField
        label={WORDS.confirmPassword}
        type="password"
        autoComplete="new-password"
        required
        problem={errors.confirmed?.message}
        {...register('confirmed', { required: WORDS.passwordMissing })}
      />
      <Button type="submit" busy={isSubmitting} disabled={isSubmitting}>
        {WORDS.savePassword}
      </Button>
    </form>
  )
}
