import type { SeenPart } from './picture-task.ts'

/**
 * What was seen on all pages, in their order: which page is done first is chance, and what its digits look like is learnt from
 * the first ones on.
 *
 * @param seen by the place of the page among those of the document
 */
export const partsInOrder = (seen: ReadonlyMap<number, readonly SeenPart[] | 'failed'>): SeenPart[] =>
  [...seen].sort(([a], [b]) => a - b).flatMap(([, parts]) => (parts === 'failed' ? [] : parts))
