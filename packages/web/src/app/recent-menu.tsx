import { useEffect, useRef } from 'react'
import { WORDS } from '#words/recent.ts'
import { RecentList } from '../ui/recent-list.tsx'

/** The conversions that are kept, under the header's word for them; Escape and a click beside it close it. */
export function RecentMenu({ onClose }: { readonly onClose: () => void }) {
  const menu = useRef<HTMLElement>(null)
  useEffect(() => {
    menu.current?.focus()
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onClose()
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      const isDialog = target instanceof Element && target.closest('dialog') !== null
      if (target instanceof Node && !menu.current?.parentElement?.contains(target) && !isDialog) onClose()
    }
    window.addEventListener('keydown', onKeyDown)
    window.addEventListener('pointerdown', onPointerDown)
    return () => {
      window.removeEventListener('keydown', onKeyDown)
      window.removeEventListener('pointerdown', onPointerDown)
    }
  }, [onClose])
  return (
    <section
      ref={menu}
      tabIndex={-1}
      aria-label={WORDS.title}
      className="settling absolute top-full right-0 z-40 w-max max-w-[min(30rem,calc(100vw-2rem))] border border-ink bg-sheet px-4 py-2 shadow-[4px_4px_0_var(--rule)] outline-none [&_ul]:flex-col [&_ul]:items-start"
    >
      <RecentList most={12}>
        <p className="py-2 text-sm text-soft">{WORDS.none}</p>
      </RecentList>
    </section>
  )
}
