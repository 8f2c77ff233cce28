import { WORDS } from '#words/pages.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { TextPage } from '../../ui/text-page.tsx'

export function NotFoundPage() {
  const { title, text } = WORDS.notFound
  return (
    <TextPage title={title} lead={text}>
      <div>
        <ButtonLink to="/">{WORDS.goHome}</ButtonLink>
      </div>
    </TextPage>
  )
}
