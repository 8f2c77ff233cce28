import { useState } from 'react'
import { useNavigate } from 'react-router'
import { WORDS } from '#words/account.ts'
import { useAuth } from '../../lib/auth.ts'
import { useWayBack } from '../../lib/way-back.ts'
import { Button } from '../../ui/button.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { GoogleButton } from './google-button.tsx'
import { OrLine } from './or-line.tsx'
import { OtherWays } from './other-ways.tsx'
import { RegisterForm } from './register-form.tsx'

export const RegisterPage = () => <Registration emailFirst={false} />
export const RegisterEmailPage = () => <Registration emailFirst={true} />

function Registration({ emailFirst }: { readonly emailFirst: boolean }) {
  const { googleAuth } = useAuth()
  const navigate = useNavigate()
  const back = useWayBack()
  const [byEmail, setByEmail] = useState(emailFirst)
  const enterByGoogle = async (credential: string) => {
    await googleAuth(credential)
    await navigate(back.to)
  }
  return (
    <FormPage
      title={WORDS.createAccount}
      lead={WORDS.createLead}
      aside={<FactList facts={WORDS.accountFacts} />}
    >
      {byEmail ? (
        <RegisterForm onBack={() => setByEmail(false)} />
      ) : (
        <>
          <GoogleButton onCredential={enterByGoogle} />
          <OrLine />
          <Button onClick={() => setByEmail(true)}>{WORDS.registerWithEmail}</Button>
        </>
      )}
      <OtherWays question={WORDS.haveAccount} to="/login" answer={WORDS.signIn} />
    </FormPage>
  )
}
