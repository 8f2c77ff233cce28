const LAST_ASCII = 0x7f
/** Whether a text has no letters but those of the plain alphabet: a loop, since nearly every text is checked. */
export function isAscii(text: string): boolean {
  for (let i = 0; i < text.length; i++) if (text.charCodeAt(i) > LAST_ASCII) return false
  return true
}
