import { TextPage } from '../../ui/text-page.tsx'
import { WORDS } from './words.ts'

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
