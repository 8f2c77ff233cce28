import { useState } from 'react'
import { Link } from 'react-router'
import { Button } from '../../ui/button.tsx'
import { FormPage } from './form-page.tsx'
import { GoogleButton } from './google-button.tsx'
import { OrLine } from './or-line.tsx'
import { RegisterForm } from './register-form.tsx'
import { WORDS } from './words.ts'

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
      <p className="flex flex-wrap justify-between gap-3 text-sm">
        <span>
          {WORDS.haveAccount}{' '}
          <Link to="/login" className="text-link">
            {WORDS.signIn}
          </Link>
        </span>
        <Link to="/forgot-password" className="text-link">
          {WORDS.forgot}
        </Link>
      </p>
    </FormPage>
  )
}
