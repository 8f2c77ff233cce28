import { API, type Session } from '@ledgerlift/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useLocation, useNavigate } from 'react-router'
import { WORDS } from '#words/account.ts'
import { ask } from '../../lib/api.ts'
import { useAuth } from '../../lib/auth.ts'
import { thrownText } from '../../lib/thrown-text.ts'
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
      <div className={token === '' ? '' : 'text-sm'}>
        <ButtonLink to="/forgot-password" look={token === '' ? 'secondary' : 'quiet'}>
          {WORDS.anotherLink}
        </ButtonLink>
      </div>
    </FormPage>
  )
}

function NewPassword({ token }: { readonly token: string }) {
  const { enter } = useAuth()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm<Fields>()
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ password, confirmed }) => {
    const wrong = passwordProblem(password, confirmed)
    setProblem(wrong)
    if (wrong !== null) return
    try {
      enter(await ask<Session>(API.resetPassword, { method: 'POST', json: { token, password } }))
      await navigate('/', { replace: true })
    } catch (thrown) {
      setProblem(thrownText(thrown, WORDS.passwordNotChanged))
    }
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
