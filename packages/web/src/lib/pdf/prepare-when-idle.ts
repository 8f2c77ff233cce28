import { prepareReader } from './pdf-reader.ts'

/** Fetches the PDF reader when the page has nothing else to do, unless the visitor saves data. */
export function prepareWhenIdle(): () => void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData) return () => {}
  if (typeof requestIdleCallback === 'undefined') {
    const timer = setTimeout(prepareReader, 1500)
    return () => clearTimeout(timer)
  }
  const handle = requestIdleCallback(prepareReader)
  return () => cancelIdleCallback(handle)
}
