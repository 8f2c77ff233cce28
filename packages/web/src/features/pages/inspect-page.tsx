import { ButtonLink } from '../../ui/button.tsx'
import { TextPage } from '../../ui/text-page.tsx'
import { WORDS } from './words.ts'

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
