import { API, type PublicSettings } from '@ledgerlift/contract'
import { useEffect, useState } from 'react'
import { ask } from './api.ts'

export type SiteSettings =
  | { readonly kind: 'loading' }
  | { readonly kind: 'known'; readonly settings: PublicSettings }
  | { readonly kind: 'unknown' }

/** How the server is set up. Asked anew by each page, since the nonce for Google is this page's own. */
export function useSiteSettings(): SiteSettings {
  const [state, setState] = useState<SiteSettings>({ kind: 'loading' })
  useEffect(() => {
    let gone = false
    ask<PublicSettings>(API.settings).then(
      (settings) => gone || setState({ kind: 'known', settings }),
      () => gone || setState({ kind: 'unknown' }),
    )
    return () => {
      gone = true
    }
  }, [])
  return state
}
