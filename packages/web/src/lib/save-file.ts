/** Long enough for the slowest browser to have taken the address. */
const KEEP_MS = 60_000

/** Hands a CSV to the browser's downloads. */
export function saveFile(name: string, csv: string): void {
  const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), KEEP_MS)
}
