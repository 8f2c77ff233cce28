import type { PageLines } from '@ledgerlift/engine'

/** Which pages are recognised: those that cannot be read otherwise, all, or none. */
export type OcrMode = 'auto' | 'always' | 'never'

type Kind = Pick<PageLines, 'state' | 'textDoubt'>

/** Whether a page is to be recognised as a whole. */
export function needsOcr({ state, textDoubt }: Kind, mode: OcrMode): boolean {
  if (mode === 'never' || (state !== 'text' && state !== 'scan')) return false
  return mode === 'always' || state === 'scan' || textDoubt !== null
}

/** Whether it may have to be, and be it in part: only its pictures can tell. */
export const mayNeedOcr = (page: Kind & Pick<PageLines, 'pictures'>, mode: OcrMode): boolean =>
  needsOcr(page, mode) || (mode === 'auto' && page.state === 'text' && page.pictures.length > 0)
