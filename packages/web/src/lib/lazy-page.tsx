import { type ComponentType, lazy, useState } from 'react'
import { whenOnline } from './online.ts'

export type LazyPage = ComponentType & {
  /** Fetches the code ahead of need; then the page is drawn without a moment of waiting. */
  readonly fetchCode: () => Promise<void>
}

/** A page whose code is fetched when it is shown. */
export function lazyPage(page: () => Promise<ComponentType>): LazyPage {
  const load = whenOnline(page)
  let loaded: ComponentType | null = null
  const fetchCode = async () => {
    loaded = await load()
  }
  const Later = lazy(async () => ({ default: await load() }))
  function Page() {
    // Chosen once, so that a page on the screen is not drawn anew when its code turns out to be there.
    const [{ Shown }] = useState(() => ({ Shown: loaded ?? Later }))
    return <Shown />
  }
  return Object.assign(Page, { fetchCode })
}
