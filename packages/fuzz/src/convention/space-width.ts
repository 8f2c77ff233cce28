import type { Look } from '../plan/plan.ts'

/** How wide the space between two words is, as a share of the size; a little over for all but the fixed pitch. */
const SPACES: Readonly<Record<Look['font'], number>> = {
  helvetica: 0.28,
  times: 0.25,
  courier: 0.6,
  noto: 0.26,
  gothic: 0.3,
}

/** In points. */
export const spaceOf = ({ font, size }: Look): number => SPACES[font] * size
