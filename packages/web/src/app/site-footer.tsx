import { Link } from 'react-router'
import { WORDS } from './words.ts'

const LINKS = [
  { to: '/about', text: WORDS.about },
  { to: '/terms', text: WORDS.terms },
  { to: '/privacy', text: WORDS.privacy },
  { to: '/blog', text: WORDS.blog },
]

export function SiteFooter() {
  return (
    <footer className="border-rule border-t">
      <div className="frame flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-8 text-sm">
        <p className="text-soft">
          <span className="font-semibold font-serif text-ink">{WORDS.brand}</span> · {WORDS.promise}
        </p>
        <nav aria-label={WORDS.footerNavigation} className="flex flex-wrap gap-x-6">
          {LINKS.map(({ to, text }) => (
            <Link key={to} to={to} className="inline-flex min-h-11 items-center text-link">
              {text}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
