import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { WORDS } from '#words/frame.ts'
import { SiteFooter } from './site-footer.tsx'
import { SiteHeader } from './site-header.tsx'
import { TestModeBanner } from './test-mode-banner.tsx'

type PageFrameProps = { readonly title: string; readonly children: ReactNode }

/** Header, page and footer. On the way to another page, title, scroll position and focus follow. */
export function PageFrame({ title, children }: PageFrameProps) {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  const shown = useRef(pathname)
  useEffect(() => {
    document.title = title
    if (shown.current === pathname) return
    shown.current = pathname
    window.scrollTo(0, 0)
    main.current?.focus({ preventScroll: true })
  }, [title, pathname])
  return (
    <div className="flex flex-col">
      <a
        href="#main"
        className="absolute top-2 left-2 z-50 -translate-y-20 bg-ink px-4 py-2 text-paper focus:translate-y-0"
      >
        {WORDS.skip}
      </a>
      <SiteHeader />
      {/* The footer stands below the first screen, so that it does not jump while a page is fetched. */}
      <main id="main" ref={main} tabIndex={-1} className="min-h-[calc(100dvh-4.0625rem)] grow outline-none">
        {children}
      </main>
      <SiteFooter />
      <TestModeBanner />
    </div>
  )
}
