import { useSyncExternalStore } from 'react'

/** One column of cells is pinned, and tools lose their words. */
export const PHONE = '(max-width: 39.99rem)'

/** Whether a media query holds now. */
export function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}
