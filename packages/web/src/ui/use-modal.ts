import { type RefObject, useLayoutEffect, useRef } from 'react'
import { holdPageStill } from './hold-page-still.ts'

/**
 * For a dialog that is modal as long as it is there. It keeps the focus, Escape leaves it, and the focus goes back to
 * where it was. All of that is the browser's: what libraries do for it adds style elements, which the content policy
 * does not allow.
 */
export function useModal(): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null)
  useLayoutEffect(() => {
    const element = dialog.current
    const letGo = holdPageStill()
    element?.showModal()
    return () => {
      // Only while it is in the page does closing it give the focus back.
      element?.close()
      letGo()
    }
  }, [])
  return dialog
}
