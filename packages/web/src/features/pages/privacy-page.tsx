import { WORDS } from '#words/pages.ts'
import { TextPage } from '../../ui/text-page.tsx'
import { FactList } from './fact-list.tsx'

export function PrivacyPage() {
  const { title, lead, facts } = WORDS.privacy
  return (
    <TextPage title={title} lead={lead}>
      <FactList facts={facts} />
    </TextPage>
  )
}
