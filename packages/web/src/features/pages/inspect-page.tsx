import { WORDS } from '#words/pages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { TextPage } from '../../ui/text-page.tsx'

export function InspectPage() {
  const { title, text, back } = WORDS.inspect
  return (
    <TextPage title={title}>
      <p>{text}</p>
      <div>
        <ButtonLink to="/" look="secondary">
          {back}
        </ButtonLink>
      </div>
    </TextPage>
  )
}
