/** Long enough for the slowest browser to have taken the address. */
const KEEP_MS = 60_000

/** Hands a file to the browser's downloads: a CSV, unless its type says otherwise. */
export function saveFile(name: string, content: BlobPart, type = 'text/csv;charset=utf-8'): void {
  const url = URL.createObjectURL(new Blob([content], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS)
}
