import { useState } from 'react'
import { WORDS } from '#words/account.ts'
import { Button } from '../../ui/button.tsx'
import { FormPage } from './form-page.tsx'
import { GoogleButton } from './google-button.tsx'
import { OrLine } from './or-line.tsx'
import { OtherWays } from './other-ways.tsx'
import { RegisterForm } from './register-form.tsx'

export const RegisterPage = () => <Registration emailFirst={false} />
export const RegisterEmailPage = () => <Registration emailFirst={true} />

function Registration({ emailFirst }: { readonly emailFirst: boolean }) {
  const [byEmail, setByEmail] = useState(emailFirst)
  return (
    <FormPage title={WORDS.createAccount} lead={WORDS.createLead}>
      {byEmail ? (
        <RegisterForm onBack={() => setByEmail(false)} />
      ) : (
        <>
          <GoogleButton />
          <OrLine />
          <Button onClick={() => setByEmail(true)}>{WORDS.registerWithEmail}</Button>
        </>
      )}
      <OtherWays question={WORDS.haveAccount} to="/login" answer={WORDS.signIn} />
    </FormPage>
  )
}
