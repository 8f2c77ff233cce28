import { Link, useLocation } from 'react-router'
import { WORDS } from '#words/not-found.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { FactList } from '../../ui/fact-list.tsx'
import { TextPage } from '../../ui/text-page.tsx'

export function NotFoundPage() {
  const { pathname } = useLocation()
  const { title, lead, address, found, nothing, home, elsewhere, links } = WORDS
  return (
    <TextPage title={title} lead={lead}>
      <FactList
        short
        facts={[
          [address, pathname],
          [found, nothing],
        ]}
      />
      <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
        <ButtonLink to="/">{home}</ButtonLink>
        <nav aria-label={elsewhere} className="flex gap-x-6">
          {links.map(({ to, text }) => (
            <Link key={to} to={to} className="inline-flex min-h-11 items-center text-link">
              {text}
            </Link>
          ))}
        </nav>
      </div>
    </TextPage>
  )
}
