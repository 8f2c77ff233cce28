import { WORDS } from '#words/inspect.ts'
import type { WarningCode } from './tool/viewer-state.ts'

/** Section 8, Viewer: what the specification only warns of stands in the console; people are told as well. */
export function sayWarning(code: WarningCode): string {
  const text = WORDS.warnings[code]
  // biome-ignore lint/suspicious/noConsole: the specification asks for it
  console.warn(text)
  return text
}
