import { fileNameKey, passwordKey } from './storage-keys.ts'

let last: string | null = null

/**
 * Notes where this tab holds the PDF of a conversion: `{uuid}` and `{uuid}_filename`, one at a time.
 *
 * @param password kept for this tab only, so that a reload does not ask for it again
 */
export function notePdfLocation(uuid: string, file: File, password: string | null = null): void {
  if (last !== null) forgetPdfLocation(last)
  last = uuid
  localStorage.setItem(uuid, URL.createObjectURL(file))
  localStorage.setItem(fileNameKey(uuid), file.name)
  if (password !== null) sessionStorage.setItem(passwordKey(uuid), password)
}

export function forgetPdfLocation(uuid: string): void {
  URL.revokeObjectURL(localStorage.getItem(uuid) ?? '')
  localStorage.removeItem(uuid)
  localStorage.removeItem(fileNameKey(uuid))
  sessionStorage.removeItem(passwordKey(uuid))
}

/** Whether a conversion was begun in this browser. */
export const isLocated = (uuid: string): boolean => localStorage.getItem(uuid) !== null
