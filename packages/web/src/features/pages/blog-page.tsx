import { WORDS } from '#words/blog.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { TextPage } from '../../ui/text-page.tsx'

export function BlogPage() {
  const { title, lead, emptyTitle, emptyText, home } = WORDS
  return (
    <TextPage title={title} lead={lead}>
      <div className="border-ink border-t border-b py-12 [background:repeating-linear-gradient(transparent_0_39px,var(--rule)_39px_40px)]">
        <div className="w-fit bg-paper pr-6">
          <p className="font-serif font-semibold text-lg leading-10">{emptyTitle}</p>
          <p className="measure text-soft leading-10">{emptyText}</p>
        </div>
      </div>
      <div className="mt-4">
        <ButtonLink to="/" look="secondary">
          {home}
        </ButtonLink>
      </div>
    </TextPage>
  )
}
