import { Link } from 'react-router'
import { WORDS } from '#words/frame.ts'
import { ThemeSwitch } from './theme-switch.tsx'

const LINKS = [
  { to: '/about', text: WORDS.about },
  { to: '/terms', text: WORDS.terms },
  { to: '/privacy', text: WORDS.privacy },
  { to: '/blog', text: WORDS.blog },
]

export function SiteFooter() {
  return (
    <footer className="border-rule border-t print:hidden">
      <div className="frame grid items-center gap-x-10 gap-y-4 py-8 text-sm md:grid-cols-[1fr_auto_auto] md:py-10">
        <p className="text-soft">
          <span className="block font-semibold font-serif text-base text-ink">{WORDS.brand}</span>
          {WORDS.promise}
        </p>
        <nav aria-label={WORDS.footerNavigation} className="flex flex-wrap gap-x-6">
          {LINKS.map(({ to, text }) => (
            <Link key={to} to={to} className="inline-flex min-h-11 items-center text-link">
              {text}
            </Link>
          ))}
        </nav>
        <div className="-mx-2 md:border-rule md:border-l md:pl-8">
          <ThemeSwitch />
        </div>
      </div>
    </footer>
  )
}
