import { WORDS } from '#words/pages.ts'
import { TextPage } from '../../ui/text-page.tsx'

export function BlogPage() {
  const { title, lead, text } = WORDS.blog
  return (
    <TextPage title={title} lead={lead}>
      <p className="text-soft">{text}</p>
    </TextPage>
  )
}
