import { useLocation } from 'react-router'

/** The page from which the user was sent to log in, as a router's state carries it. */
export type SentFrom = { readonly from: string }

/** Where logging in leads: to the page that one was sent from, else home. */
export function useWayBack(): { readonly to: string; readonly state: SentFrom | null } {
  const { state } = useLocation() as { state: Partial<SentFrom> | null }
  const from = state?.from
  // An address of ours begins with one slash.
  const isOurs = typeof from === 'string' && /^\/(?!\/)/.test(from)
  return isOurs ? { to: from, state: { from } } : { to: '/', state: null }
}
