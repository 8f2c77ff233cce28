import Bowser from 'bowser'
import type { Deps } from '../deps.ts'
import type { NetworkKeys } from '../visitors/networks-of.ts'

/** Where a login comes from. */
export type Whence = {
  /** Of the browser's cookie; null where it has none of ours. */
  readonly visitorId: string | null
  readonly networks: NetworkKeys
  /** The browser and system, in a few words; null where it does not say. */
  readonly device: string | null
}

/** The places that an account is known to be opened from, unrecognisable: the browser, then the network. */
export const placesOf = ({ secrets }: Pick<Deps, 'secrets'>, { visitorId, networks }: Whence): string[] => [
  ...(visitorId === null ? [] : [`${BROWSER_PLACE}${secrets.digest(visitorId)}`]),
  `network:${networks[0].key}`,
]

export const BROWSER_PLACE = 'browser:'

/** How many characters of a browser's name for itself are looked at: none says more. */
const AGENT_LENGTH = 300

/** `Firefox on Linux`, of what a browser says of itself; null where nothing of it is known. */
export function describeDevice(userAgent: string | undefined): string | null {
  if (!userAgent) return null
  const { browser, os } = Bowser.parse(userAgent.slice(0, AGENT_LENGTH))
  const words = [browser.name, os.name].filter(Boolean)
  return words.length === 0 ? null : words.join(' on ')
}
