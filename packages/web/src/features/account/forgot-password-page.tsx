import { WORDS } from '#words/account.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FormPage } from './form-page.tsx'

export function ForgotPasswordPage() {
  return (
    <FormPage title={WORDS.forgot} lead={WORDS.forgotLead}>
      <p>{WORDS.forgotText}</p>
      <ButtonLink to="/contact" look="secondary">
        {WORDS.contact}
      </ButtonLink>
    </FormPage>
  )
}
