import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { WORDS } from '#words/account.ts'
import { type Credentials, useAuth } from '../../lib/auth.ts'
import { emailRule } from '../../lib/email-rule.ts'
import { TEXT } from '../../lib/error-text.ts'
import { useAttempt } from '../../lib/use-attempt.ts'
import { useWayBack } from '../../lib/way-back.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GoogleButton } from './google-button.tsx'
import { OrLine } from './or-line.tsx'
import { OtherWays } from './other-ways.tsx'

const EMAIL = emailRule({ missing: WORDS.emailMissing, malformed: WORDS.emailMalformed })

export function LoginPage() {
  const { login, googleAuth } = useAuth()
  const navigate = useNavigate()
  const back = useWayBack()
  const { problem, attempt } = useAttempt(TEXT.loginFailed)
  const { register, handleSubmit, formState } = useForm<Credentials>()
  const { errors, isSubmitting } = formState

  const submit = handleSubmit((credentials) =>
    attempt(async () => {
      await login(credentials)
      await navigate(back.to)
    }),
  )
  const enterByGoogle = async (credential: string) => {
    await googleAuth(credential)
    await navigate(back.to)
  }
  return (
    <FormPage title={WORDS.login} lead={WORDS.loginLead} aside={<FactList facts={WORDS.loginFacts} />}>
      {problem ? <Notice tone="wrong" text={problem} /> : null}
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <EmailField label={WORDS.email} problem={errors.email?.message} {...register('email', EMAIL)} />
        <TextField
          label={WORDS.password}
          type="password"
          autoComplete="current-password"
          required
          problem={errors.password?.message}
          {...register('password', { required: WORDS.passwordMissing })}
        />
        <Button type="submit" busy={isSubmitting} disabled={isSubmitting}>
          {WORDS.login}
        </Button>
      </form>
      <OrLine />
      <GoogleButton onCredential={enterByGoogle} />
      <OtherWays question={WORDS.noAccount} to="/register" answer={WORDS.register} />
    </FormPage>
  )
}
