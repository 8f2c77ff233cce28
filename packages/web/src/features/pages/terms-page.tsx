import { WORDS } from '#words/pages.ts'
import { TextPage } from '../../ui/text-page.tsx'
import { FactList } from './fact-list.tsx'

export function TermsPage() {
  const { title, updated, facts, rest } = WORDS.terms
  return (
    <TextPage title={title} lead={updated}>
      <FactList facts={facts} />
      <p className="text-soft">{rest}</p>
    </TextPage>
  )
}
