import { WORDS } from '#words/terms.ts'
import { TextPage } from '../../ui/text-page.tsx'
import { Contents, SectionList } from './section-list.tsx'

export function TermsPage() {
  const { title, updated, contents, sections } = WORDS
  return (
    <TextPage
      title={title}
      lead={updated}
      margin={<Contents label={contents} sections={sections} numbered />}
    >
      <SectionList sections={sections} numbered />
    </TextPage>
  )
}
