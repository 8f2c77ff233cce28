import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { WORDS } from '#words/account.ts'
import { type Credentials, useAuth } from '../../lib/auth.ts'
import { TEXT } from '../../lib/error-text.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { FormPage } from './form-page.tsx'
import { GoogleButton } from './google-button.tsx'
import { OrLine } from './or-line.tsx'
import { OtherWays } from './other-ways.tsx'
import { thrownText } from './thrown-text.ts'

export function LoginPage() {
  const { login } = useAuth()
  const navigate = useNavigate()
  const [problem, setProblem] = useState<string | null>(null)
  const { register, handleSubmit, formState } = useForm<Credentials>()
  const { errors, isSubmitting } = formState

  const submit = handleSubmit(async (credentials) => {
    setProblem(null)
    try {
      await login(credentials)
      await navigate('/')
    } catch (thrown) {
      setProblem(thrownText(thrown, TEXT.loginFailed))
    }
  })
  return (
    <FormPage title={WORDS.login} lead={WORDS.loginLead}>
      {problem ? <Notice tone="wrong" text={problem} /> : null}
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        <TextField
          label={WORDS.email}
          type="email"
          autoComplete="email"
          problem={errors.email?.message}
          {...register('email', { required: WORDS.emailMissing })}
        />
        <TextField
          label={WORDS.password}
          type="password"
          autoComplete="current-password"
          problem={errors.password?.message}
          {...register('password', { required: WORDS.passwordMissing })}
        />
        <Button type="submit" busy={isSubmitting} disabled={isSubmitting}>
          {WORDS.login}
        </Button>
      </form>
      <OrLine />
      <GoogleButton />
      <OtherWays question={WORDS.noAccount} to="/register" answer={WORDS.register} />
    </FormPage>
  )
}
