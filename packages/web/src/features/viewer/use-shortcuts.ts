import { useEffect, useRef } from 'react'

export type Shortcuts = {
  readonly mode: (mode: 'selection' | 'column' | 'row') => void
  readonly extract: () => void
  readonly breakUp: () => void
  readonly zoom: (steps: number) => void
  readonly turn: (pages: number) => void
  readonly remove: () => void
  readonly cancel: () => void
  readonly undo: () => void
  readonly redo: () => void
  readonly help: () => void
}

/** Section 2, Keyboard shortcuts. */
const KEYS: Readonly<Record<string, (to: Shortcuts) => void>> = {
  1: (to) => to.mode('selection'),
  2: (to) => to.mode('column'),
  3: (to) => to.mode('row'),
  e: (to) => to.extract(),
  E: (to) => to.extract(),
  b: (to) => to.breakUp(),
  B: (to) => to.breakUp(),
  '+': (to) => to.zoom(1),
  '=': (to) => to.zoom(1),
  '-': (to) => to.zoom(-1),
  _: (to) => to.zoom(-1),
  ArrowRight: (to) => to.turn(1),
  ArrowLeft: (to) => to.turn(-1),
  Delete: (to) => to.remove(),
  Backspace: (to) => to.remove(),
  Escape: (to) => to.cancel(),
  '?': (to) => to.help(),
}
/** Kinds of input that nobody types into. */
const NOT_TYPED = new Set(['checkbox', 'button', 'submit', 'reset'])

/** Listens for the viewer's keys on the whole page, except while something is typed or a dialog is open. */
export function useShortcuts(shortcuts: Shortcuts): void {
  const latest = useRef(shortcuts)
  latest.current = shortcuts
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      if (event.ctrlKey || event.metaKey) {
        const key = event.key.toLowerCase()
        if (key !== 'z' && key !== 'y') return
        event.preventDefault()
        if (key === 'y' || event.shiftKey) latest.current.redo()
        else latest.current.undo()
        return
      }
      const act = KEYS[event.key]
      if (!act) return
      event.preventDefault()
      act(latest.current)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}

function isTyping(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target instanceof HTMLInputElement) return !NOT_TYPED.has(target.type)
  return (
    target instanceof HTMLTextAreaElement || target instanceof HTMLSelectElement || target.isContentEditable
  )
}
