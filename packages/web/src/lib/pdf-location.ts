import { fileNameKey } from './storage-keys.ts'

let last: string | null = null

/** Notes where this tab holds the PDF of a conversion: `{uuid}` and `{uuid}_filename`, one at a time. */
export function notePdfLocation(uuid: string, file: File): void {
  if (last !== null) {
    URL.revokeObjectURL(localStorage.getItem(last) ?? '')
    localStorage.removeItem(last)
    localStorage.removeItem(fileNameKey(last))
  }
  last = uuid
  localStorage.setItem(uuid, URL.createObjectURL(file))
  localStorage.setItem(fileNameKey(uuid), file.name)
}
