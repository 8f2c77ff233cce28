import { WORDS } from '#words/pages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { TextPage } from '../../ui/text-page.tsx'

export function ContactPage() {
  const { title, lead, text } = WORDS.contact
  return (
    <TextPage title={title} lead={lead}>
      <p>{text}</p>
      <div>
        <ButtonLink to="/" look="secondary">
          {WORDS.goHome}
        </ButtonLink>
      </div>
    </TextPage>
  )
}
