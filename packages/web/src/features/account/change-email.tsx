import { type Acknowledgement, API, type ChangeEmailRequest, type OwnerProof } from '@ledgerlift/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { WORDS } from '#words/account.ts'
import { ask } from '../../lib/api.ts'
import { useAuth } from '../../lib/auth.ts'
import { emailRule } from '../../lib/email-rule.ts'
import { useAttempt } from '../../lib/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { EmailField } from '../../ui/email-field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GoogleButton } from './google-button.tsx'
import { OrLine } from './or-line.tsx'

const EMAIL = emailRule({ missing: WORDS.emailMissing, malformed: WORDS.emailMalformed })

type Fields = { readonly email: string; readonly password: string }
type ChangeEmailProps = { readonly onClose: () => void }

/** Has a link mailed to a new address, once the owner has proved who they are again: by the password, or by Google. */
export function ChangeEmail({ onClose }: ChangeEmailProps) {
  const { token } = useAuth()
  const { problem, attempt } = useAttempt(WORDS.emailNotChanged)
  const [sentTo, setSentTo] = useState<string | null>(null)
  const { register, handleSubmit, formState, trigger, getValues } = useForm<Fields>()
  const { errors, isSubmitting } = formState

  const send = async (email: string, proof: OwnerProof) => {
    const json: ChangeEmailRequest = { ...proof, new_email: email }
    await ask<Acknowledgement>(API.email, { method: 'POST', token, json })
    setSentTo(email)
  }
  const submit = handleSubmit(({ email, password }) => attempt(() => send(email, { password })))
  const sendByGoogle = async (credential: string) => {
    if (await trigger('email')) await send(getValues('email'), { token: credential })
  }
  if (sentTo !== null) {
    return (
      <Dialog title={WORDS.emailAskedTitle} text={WORDS.emailAskedText(sentTo)} onClose={onClose}>
        <p className="text-soft text-sm">{WORDS.linkSentMore}</p>
        <Button onClick={onClose}>{WORDS.understood}</Button>
      </Dialog>
    )
  }
  return (
    <Dialog title={WORDS.changeEmail} text={WORDS.emailHow} onClose={onClose}>
      {problem ? <Notice tone="wrong" text={problem} /> : null}
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <EmailField label={WORDS.newEmail} problem={errors.email?.message} {...register('email', EMAIL)} />
        <TextField
          label={WORDS.currentPassword}
          type="password"
          autoComplete="current-password"
          required
          problem={errors.password?.message}
          {...register('password', { required: WORDS.passwordMissing })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isSubmitting} disabled={isSubmitting}>
            {WORDS.sendLink}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {WORDS.cancel}
          </Button>
        </div>
      </form>
      <OrLine />
      <GoogleButton onCredential={sendByGoogle} />
    </Dialog>
  )
}
