import { lazy, Suspense, useState } from 'react'
import { Link, NavLink } from 'react-router'
import { WORDS } from '#words/frame.ts'
import { WORDS as RECENT } from '#words/recent.ts'
import { useAuth } from '../lib/auth.ts'
import { pagesOf } from '../lib/pages-available.ts'
import { type SentFrom, useWayBack } from '../lib/way-back.ts'
import { Logo } from '../ui/logo.tsx'

export function SiteHeader() {
  const { user, loading, signOut } = useAuth()
  const { state } = useWayBack()
  return (
    <header className="border-rule border-b print:hidden">
      <div className="frame flex min-h-16 items-center justify-between gap-3">
        <Link to="/" aria-label={WORDS.home} className="py-2">
          <Logo nameless={user !== null} />
        </Link>
        <nav aria-label={WORDS.mainNavigation} className="flex items-center gap-1 text-sm sm:gap-3">
          {loading ? <span aria-hidden="true" className="breathing h-4 w-40 bg-rule" /> : null}
          {!loading && user ? (
            <>
              <span className="figures px-1 text-soft sm:border-rule sm:border-r sm:pr-5">
                {WORDS.pagesAvailable(pagesOf(user).remaining)}
              </span>
              <Recent />
              <HeaderLink to="/settings">{WORDS.settings}</HeaderLink>
              <button
                type="button"
                onClick={signOut}
                className="min-h-11 whitespace-nowrap px-1.5 underline-offset-8 hover:underline sm:px-2"
              >
                {WORDS.signOut}
              </button>
            </>
          ) : null}
          {!loading && !user ? (
            <>
              <HeaderLink to="/pricing">{WORDS.pricing}</HeaderLink>
              <HeaderLink to="/login" state={state}>
                {WORDS.login}
              </HeaderLink>
              <NavLink
                to="/register"
                state={state}
                className="inline-flex min-h-9 items-center rounded-md border border-ink px-3 font-medium hover:bg-shade"
              >
                {WORDS.register}
              </NavLink>
            </>
          ) : null}
        </nav>
      </div>
    </header>
  )
}

const RecentMenu = lazy(async () => ({ default: (await import('./recent-menu.tsx')).RecentMenu }))

/** On a phone the home page lists them. */
function Recent() {
  const [isOpen, setOpen] = useState(false)
  const [close] = useState(() => () => setOpen(false))
  return (
    <div className="relative max-sm:hidden">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="min-h-11 whitespace-nowrap px-1.5 underline-offset-8 hover:underline sm:px-2"
      >
        {RECENT.menu}
      </button>
      {isOpen ? (
        <Suspense>
          <RecentMenu onClose={close} />
        </Suspense>
      ) : null}
    </div>
  )
}

type HeaderLinkProps = {
  readonly to: string
  readonly state?: SentFrom | null
  readonly children: string
}

function HeaderLink({ to, state = null, children }: HeaderLinkProps) {
  return (
    <NavLink
      to={to}
      state={state}
      className="inline-flex min-h-11 items-center px-1.5 underline-offset-8 hover:underline aria-[current]:underline sm:px-2"
    >
      {children}
    </NavLink>
  )
}
