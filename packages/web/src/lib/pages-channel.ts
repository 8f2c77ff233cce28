const NAME = 'ledgerlift_pages'

/** Tells the other tabs of this browser that pages were used, given back or bought. */
export function tellPagesChanged(): void {
  const channel = new BroadcastChannel(NAME)
  channel.postMessage(null)
  channel.close()
}

/**
 * Calls back when another tab has told so, and when this one is looked at again, since plans begin and end without
 * anybody's doing.
 *
 * @returns what ends it
 */
export function followPages(onChange: () => void): () => void {
  const channel = new BroadcastChannel(NAME)
  channel.onmessage = onChange
  const look = () => {
    if (document.visibilityState === 'visible') onChange()
  }
  document.addEventListener('visibilitychange', look)
  return () => {
    channel.close()
    document.removeEventListener('visibilitychange', look)
  }
}
