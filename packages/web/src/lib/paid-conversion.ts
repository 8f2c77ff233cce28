/**
 * Remembers, for this tab, which conversion has paid for a file, so that reading it again with other lines costs nothing.
 * The server looks whether it is the same file.
 */
const KEY = 'ledgerlift_paid'

const nameOf = ({ name, size }: File): string => `${name} ${size}`

export function notePaid(file: File, uuid: string): void {
  sessionStorage.setItem(KEY, JSON.stringify({ file: nameOf(file), uuid }))
}

export function paidConversion(file: File): string | null {
  try {
    const noted = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as { file?: string; uuid?: string } | null
    return noted?.file === nameOf(file) ? (noted.uuid ?? null) : null
  } catch {
    return null
  }
}
