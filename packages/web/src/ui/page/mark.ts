import type { Place } from '../../lib/result-table.ts'

/** Something that is shown on a page. */
export type Mark = Place & {
  /** `row` all of it, `cell` the one that the keyboard is in, `check` a printed number that checks it. */
  readonly kind: 'row' | 'cell' | 'check'
}
