import { Link, NavLink } from 'react-router'
import { WORDS } from '#words/frame.ts'
import { useAuth } from '../lib/auth.ts'
import { pagesOf } from '../lib/pages-available.ts'
import { Logo } from '../ui/logo.tsx'

export function SiteHeader() {
  const { user, loading, signOut } = useAuth()
  return (
    <header className="border-rule border-b">
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
              <HeaderLink to="/login">{WORDS.login}</HeaderLink>
              <NavLink
                to="/register"
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

function HeaderLink({ to, children }: { readonly to: string; readonly children: string }) {
  return (
    <NavLink
      to={to}
      className="inline-flex min-h-11 items-center px-1.5 underline-offset-8 hover:underline aria-[current]:underline sm:px-2"
    >
      {children}
    </NavLink>
  )
}
