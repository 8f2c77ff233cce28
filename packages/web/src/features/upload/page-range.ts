import { LIMITS } from '@ledgerlift/contract'
import { parsePages } from '@ledgerlift/engine'
import { WORDS } from '#words/upload.ts'
import type { Pdf } from './upload-state.ts'

/** Of how many pages of a PDF a part has to be chosen. */
export type PageChoice = { readonly pages: number; readonly left: number }

/** @returns null where the whole PDF may be converted, as far as anybody knows */
export function pageChoice(pdf: Pdf): PageChoice | null {
  if (pdf.kind !== 'open') return null
  const left = Math.min(pdf.left ?? pdf.pages, LIMITS.pages)
  return pdf.pages > left ? { pages: pdf.pages, left } : null
}

export const firstPages = (count: number): string => (count === 1 ? '1' : `1-${count}`)

/** How many pages a range names; one that cannot be read names none. */
export const pagesIn = (range: string): number => parsePages(range)?.length ?? 0

/** What is wrong with the pages that the user wrote; null where nothing is. */
export function rangeProblem(range: string, { pages, left }: PageChoice): string | null {
  const chosen = parsePages(range)
  if (chosen === null) return WORDS.rangeUnreadable
  if (chosen.some((page) => page > pages)) return WORDS.rangeBeyond(pages)
  return chosen.length > left ? WORDS.rangeTooLong(chosen.length, left) : null
}
