import { WORDS } from '#words/about.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { TextPage } from '../../ui/text-page.tsx'

export function AboutPage() {
  const { title, lead, paragraphs, principlesHeading, principles, contact, home } = WORDS
  return (
    <TextPage title={title} lead={lead}>
      {paragraphs.map((text) => (
        <p key={text} className="measure text-pretty">
          {text}
        </p>
      ))}
      <section aria-labelledby="principles" className="mt-8">
        <h2 id="principles" className="mb-3 font-serif font-semibold text-lg">
          {principlesHeading}
        </h2>
        <FactList facts={principles} />
      </section>
      <div className="mt-4 flex flex-wrap gap-3">
        <ButtonLink to="/">{home}</ButtonLink>
        <ButtonLink to="/contact" look="secondary">
          {contact}
        </ButtonLink>
      </div>
    </TextPage>
  )
}
