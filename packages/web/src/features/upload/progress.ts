import { PROGRESS } from '@ledgerlift/contract'

/** The next position of the bar. @param chance in 0..1 */
export function nextPercent(percent: number, chance: number): number {
  const step = PROGRESS.stepMin + chance * (PROGRESS.stepMax - PROGRESS.stepMin)
  return Math.min(PROGRESS.capPercent, percent + step)
}

export const litStages = (percent: number): number =>
  PROGRESS.stages.filter(({ abovePercent }) => percent > abovePercent).length
