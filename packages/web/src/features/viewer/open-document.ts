import { keptFile } from '../../lib/file-shelf.ts'
import type { PageText } from '../../lib/page/page-messages.ts'
import { type PageReader, startPageReader } from '../../lib/page/page-reader.ts'
import { fileNameKey, passwordKey } from '../../lib/storage-keys.ts'

/** A PDF that is open in the viewer. */
export type OpenDocument = {
  readonly reader: PageReader
  readonly pages: number
  readonly first: PageText
  readonly file: File
  readonly password: string | null
}

const DEFAULT_NAME = 'document.pdf'

/**
 * Opens the PDF that this browser has noted under a uuid.
 *
 * @throws {Error} where there is none, or it does not open
 */
export async function openDocument(uuid: string, signal: AbortSignal): Promise<OpenDocument> {
  const reader = startPageReader()
  signal.addEventListener('abort', () => reader.close())
  try {
    const file = await locatedFile(uuid)
    const password = sessionStorage.getItem(passwordKey(uuid))
    const { pages } = await reader.ask('open', { bytes: await file.arrayBuffer(), password })
    const first = await reader.ask('read', { page: 1 })
    return { reader, pages, first, file, password }
  } catch (thrown) {
    reader.close()
    throw thrown
  }
}

/** By its location; an address of this tab's memory ends with a reload, then the shelf has it. */
async function locatedFile(uuid: string): Promise<File> {
  const location = localStorage.getItem(uuid)
  if (location === null) throw new Error('no PDF is noted under this uuid')
  const name = localStorage.getItem(fileNameKey(uuid))
  try {
    const response = await fetch(location)
    if (!response.ok) throw new Error(`the PDF is gone: ${response.status}`)
    return new File([await response.blob()], name ?? DEFAULT_NAME, { type: 'application/pdf' })
  } catch (thrown) {
    const file = await keptFile()
    if (file === null || file.name !== name) throw thrown
    return file
  }
}
