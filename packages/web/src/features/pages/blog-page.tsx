import { WORDS } from '#words/blog.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { TextPage } from '../../ui/text-page.tsx'

export function BlogPage() {
  const { title, lead, emptyTitle, emptyText, home } = WORDS
  return (
    <TextPage title={title} lead={lead}>
      <div className="border-ink border-t border-b py-12">
        <p className="font-serif font-semibold text-lg">{emptyTitle}</p>
        <p className="measure mt-2 text-soft">{emptyText}</p>
      </div>
      <div className="mt-4">
        <ButtonLink to="/" look="secondary">
          {home}
        </ButtonLink>
      </div>
    </TextPage>
  )
}
