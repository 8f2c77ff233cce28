import { type Acknowledgement, API, type ContactRequest, LIMITS } from '@ledgerlift/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { WORDS } from '#words/contact.ts'
import { ask } from '../../lib/api.ts'
import { useAuth } from '../../lib/auth.ts'
import { emailRule } from '../../lib/email-rule.ts'
import { useAttempt } from '../../lib/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextField } from '../../ui/text-field.tsx'

const EMAIL = emailRule({ missing: WORDS.emailMissing, malformed: WORDS.emailMalformed })

/** Our own form: the server mails what is written to its operator. */
export function ContactForm() {
  const { user } = useAuth()
  const [sent, setSent] = useState<string | null>(null)
  const { problem, attempt } = useAttempt(WORDS.notSent)
  const name = [user?.first_name, user?.last_name].filter(Boolean).join(' ')
  const { register, handleSubmit, formState, resetField } = useForm<ContactRequest>({
    values: { name, email: user?.email ?? '', message: '' },
    resetOptions: { keepDirtyValues: true },
  })
  const { errors, isSubmitting } = formState

  const submit = handleSubmit((json) =>
    attempt(async () => {
      const { message } = await ask<Acknowledgement>(API.contact, { method: 'POST', json })
      resetField('message')
      setSent(message)
    }),
  )
  if (sent !== null) {
    return (
      <div className="flex flex-col items-start gap-5">
        <Notice tone="proved" text={sent} />
        <Button look="secondary" onClick={() => setSent(null)}>
          {WORDS.another}
        </Button>
      </div>
    )
  }
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-5">
      {problem ? (
        <Notice tone="wrong" text={problem}>
          {WORDS.stillHere}
        </Notice>
      ) : null}
      <TextField
        label={WORDS.name}
        autoComplete="name"
        required
        maxLength={100}
        problem={errors.name?.message}
        {...register('name', { required: WORDS.nameMissing })}
      />
      <EmailField label={WORDS.email} problem={errors.email?.message} {...register('email', EMAIL)} />
      <TextArea
        label={WORDS.message}
        hint={WORDS.messageHint}
        required
        maxLength={LIMITS.messageLength}
        problem={errors.message?.message}
        {...register('message', { required: WORDS.messageMissing })}
      />
      <Button type="submit" busy={isSubmitting} disabled={isSubmitting}>
        {WORDS.send}
      </Button>
    </form>
  )
}
