import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'

/**
 * Whether every row is to be there, and not only those in sight: while the page is printed, and once somebody asks
 * the browser to search it.
 */
export function useWholeTable(): boolean {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    // The browser looks right after these.
    const show = () => flushSync(() => setWhole(true))
    const hide = () => setWhole(false)
    const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if ((ctrlKey || metaKey) && key.toLowerCase() === 'f') show()
    }
    window.addEventListener('beforeprint', show)
    window.addEventListener('afterprint', hide)
    window.addEventListener('keydown', onKeyDown)
    return () => {
      window.removeEventListener('beforeprint', show)
      window.removeEventListener('afterprint', hide)
      window.removeEventListener('keydown', onKeyDown)
    }
  }, [])
  return isWhole
}
