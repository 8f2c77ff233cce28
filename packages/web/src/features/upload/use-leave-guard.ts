import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { guardBack } from '../../lib/back-gate.ts'

export type LeaveGuard = {
  /** The visitor is about to leave, and is to be asked. */
  readonly asking: boolean
  readonly leave: () => void
  readonly stay: () => void
}

/** Keeps people from losing what is going on: asks when they follow a link, go back, or close the page. */
export function useLeaveGuard(active: boolean): LeaveGuard {
  const navigate = useNavigate()
  const [go, setGo] = useState<(() => void) | null>(null)
  const open = useRef(false)

  useEffect(() => {
    if (!active) {
      setGo(null)
      return
    }
    open.current = false
    const here = { state: history.state, url: location.href }
    const onClick = (event: MouseEvent) => {
      const path = open.current ? null : innerPath(event)
      if (path === null) return
      event.preventDefault()
      event.stopPropagation()
      setGo(() => () => navigate(path))
    }
    const onBack = (event: PopStateEvent) => {
      if (open.current) return
      // The address is put back until the answer is known.
      event.stopImmediatePropagation()
      history.pushState(here.state, '', here.url)
      setGo(() => () => history.back())
    }
    const onUnload = (event: BeforeUnloadEvent) => event.preventDefault()
    document.addEventListener('click', onClick, { capture: true })
    guardBack(onBack)
    window.addEventListener('beforeunload', onUnload)
    return () => {
      document.removeEventListener('click', onClick, { capture: true })
      guardBack(null)
      window.removeEventListener('beforeunload', onUnload)
    }
  }, [active, navigate])

  return {
    asking: go !== null,
    leave: () => {
      open.current = true
      setGo(null)
      go?.()
    },
    stay: () => setGo(null),
  }
}

/** Where a click leads to within these pages; null where it opens another tab, downloads, or is no link. */
function innerPath(event: MouseEvent): string | null {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null
  const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>('a[href]') : null
  const inner = link?.target === '' && link.download === '' && link.origin === location.origin
  if (!link || !inner) return null
  if (link.pathname === location.pathname && link.hash !== '') return null
  return link.pathname + link.search + link.hash
}
