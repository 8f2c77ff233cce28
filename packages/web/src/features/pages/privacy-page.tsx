import { WORDS } from '#words/privacy.ts'
import { FactList } from '../../ui/fact-list.tsx'
import { TextPage } from '../../ui/text-page.tsx'
import { Contents, SectionList } from './section-list.tsx'

export function PrivacyPage() {
  const { title, lead, contents, tableHeading, kept, sections } = WORDS
  return (
    <TextPage title={title} lead={lead} margin={<Contents label={contents} sections={sections} />}>
      <section aria-labelledby="kept" className="mb-8">
        <h2 id="kept" className="mb-3 font-serif font-semibold text-lg">
          {tableHeading}
        </h2>
        <FactList facts={kept} />
      </section>
      <SectionList sections={sections} />
    </TextPage>
  )
}
