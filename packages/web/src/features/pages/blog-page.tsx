import { TextPage } from '../../ui/text-page.tsx'
import { WORDS } from './words.ts'

export function BlogPage() {
  const { title, lead, text } = WORDS.blog
  return (
    <TextPage title={title} lead={lead}>
      <p className="text-soft">{text}</p>
    </TextPage>
  )
}
