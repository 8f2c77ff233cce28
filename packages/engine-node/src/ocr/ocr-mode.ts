import type { PageLines } from '@ledgerlift/engine'

/** Which pages are recognised: those that cannot be read otherwise, all, or none. */
export type OcrMode = 'auto' | 'always' | 'never'

/** Whether a page is to be recognised. */
export const needsOcr = ({ state }: Pick<PageLines, 'state'>, mode: OcrMode): boolean =>
  state === 'scan' ? mode !== 'never' : state === 'text' && mode === 'always'
