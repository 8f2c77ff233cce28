import { API, type DeleteAccountRequest } from '@ledgerlift/contract'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { WORDS } from '#words/account.ts'
import { ask } from '../../lib/api.ts'
import { useAuth } from '../../lib/auth.ts'
import { useAttempt } from '../../lib/use-attempt.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { GoogleButton } from './google-button.tsx'
import { OrLine } from './or-line.tsx'

type DeleteAccountProps = { readonly onClose: () => void }

/** Deletes the account, once its owner has proved who they are again: by the password, or by Google. */
export function DeleteAccount({ onClose }: DeleteAccountProps) {
  const { token, forget } = useAuth()
  const { problem, attempt } = useAttempt(WORDS.notDeleted)
  const [deleted, setDeleted] = useState(false)
  const { register, handleSubmit, formState } = useForm<{ password: string }>()
  const { errors, isSubmitting } = formState

  const deleteBy = async (json: DeleteAccountRequest) => {
    await ask(API.account, { method: 'DELETE', token, json })
    setDeleted(true)
  }
  const submit = handleSubmit(({ password }) => attempt(() => deleteBy({ password })))
  if (deleted) {
    return (
      <Dialog title={WORDS.deletedTitle} text={WORDS.deletedText} onClose={forget}>
        <Button onClick={forget}>{WORDS.goHome}</Button>
      </Dialog>
    )
  }
  return (
    <Dialog title={WORDS.deleteTitle} text={WORDS.deleteText} onClose={onClose}>
      {problem ? <Notice tone="wrong" text={problem} /> : null}
      <form noValidate onSubmit={submit} className="flex flex-col gap-5">
        <TextField
          label={WORDS.password}
          type="password"
          autoComplete="current-password"
          required
          problem={errors.password?.message}
          {...register('password', { required: WORDS.passwordMissing })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" look="danger" busy={isSubmitting} disabled={isSubmitting}>
            {WORDS.deleteForGood}
          </Button>
          <Button look="secondary" onClick={onClose}>
            {WORDS.keepAccount}
          </Button>
        </div>
      </form>
      <OrLine />
      <GoogleButton onCredential={(credential) => deleteBy({ token: credential })} />
    </Dialog>
  )
}
