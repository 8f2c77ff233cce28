import { type Acknowledgement, API, type ForgotPasswordRequest } from '@ledgerlift/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { Link } from 'react-router'
import { WORDS } from '#words/account.ts'
import { ask } from '../../lib/api.ts'
import { emailRule } from '../../lib/email-rule.ts'
import { useAttempt } from '../../lib/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { Notice } from '../../ui/notice.tsx'

const EMAIL = emailRule({ missing: WORDS.emailMissing, malformed: WORDS.emailMalformed })

/** Asks for a link to a new password. The answer is the same whether there is such an account or not. */
export function ForgotPasswordPage() {
  const [sent, setSent] = useState<string | null>(null)
  const { problem, attempt } = useAttempt(WORDS.linkNotSent)
  const { register, handleSubmit, formState } = useForm<ForgotPasswordRequest>()
  const { errors, isSubmitting } = formState

  const submit = handleSubmit((json) =>
    attempt(async () => {
      setSent(null)
      const { message } = await ask<Acknowledgement>(API.forgotPassword, { method: 'POST', json })
      setSent(message)
    }),
  )
  return (
    <FormPage title={WORDS.forgotTitle} lead={WORDS.forgotLead}>
      {problem ? <Notice tone="wrong" text={problem} /> : null}
      {sent ? (
        <Notice tone="proved" text={sent}>
          {WORDS.linkSentMore}
        </Notice>
      ) : null}
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <EmailField label={WORDS.email} problem={errors.email?.message} {...register('email', EMAIL)} />
        <Button type="submit" busy={isSubmitting} disabled={isSubmitting}>
          {WORDS.sendLink}
        </Button>
      </form>
      <p className="text-sm">
        <Link to="/login" className="inline-flex min-h-6 items-center text-link">
          {WORDS.backToLogin}
        </Link>
      </p>
    </FormPage>
  )
}
