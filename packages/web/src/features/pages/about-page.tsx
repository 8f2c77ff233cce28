import { WORDS } from '#words/pages.ts'
import { TextPage } from '../../ui/text-page.tsx'

export function AboutPage() {
  const { title, lead, paragraphs } = WORDS.about
  return (
    <TextPage title={title} lead={lead}>
      {paragraphs.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </TextPage>
  )
}
