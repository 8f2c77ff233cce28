import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { WORDS } from '#words/account.ts'
import { type NewAccount, useAuth } from '../../lib/auth.ts'
import { emailRule } from '../../lib/email-rule.ts'
import { TEXT } from '../../lib/error-text.ts'
import { useAttempt } from '../../lib/use-attempt.ts'
import { useWayBack } from '../../lib/way-back.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { passwordProblem } from './validate.ts'

const EMAIL = emailRule({ missing: WORDS.emailMissing, malformed: WORDS.emailMalformed })

type Fields = NewAccount & { readonly confirmed: string }

export function RegisterForm({ onBack }: { readonly onBack: () => void }) {
  const auth = useAuth()
  const navigate = useNavigate()
  const back = useWayBack()
  const { problem, setProblem, attempt } = useAttempt(TEXT.registrationFailed)
  const { register, handleSubmit, formState } = useForm<Fields>()
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async ({ confirmed, ...account }) => {
    const wrong = passwordProblem(account.password, confirmed)
    if (wrong !== null) return setProblem(wrong)
    await attempt(async () => {
      await auth.register(account)
      await navigate(back.to)
    })
  })
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {problem ? <Notice tone="wrong" text={problem} /> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={WORDS.firstName}
          placeholder={WORDS.optional}
          autoComplete="given-name"
          {...register('firstName')}
        />
        <TextField
          label={WORDS.lastName}
          placeholder={WORDS.optional}
          autoComplete="family-name"
          {...register('lastName')}
        />
      </div>
      <EmailField label={WORDS.email} problem={errors.email?.message} {...register('email', EMAIL)} />
      <TextField
        label={WORDS.password}
        hint={WORDS.passwordHint}
        required
        type="password"
        autoComplete="new-password"
        problem={errors.password?.message}
        {...register('password', { required: WORDS.passwordMissing })}
      />
      <TextField
        label={WORDS.confirmPassword}
        required
        type="password"
        autoComplete="new-password"
        problem={errors.confirmed?.message}
        {...register('confirmed', { required: WORDS.passwordMissing })}
      />
      <Button type="submit" busy={isSubmitting} disabled={isSubmitting}>
        {WORDS.createAccount}
      </Button>
      <Button look="secondary" onClick={onBack}>
        {WORDS.backToOptions}
      </Button>
    </form>
  )
}
