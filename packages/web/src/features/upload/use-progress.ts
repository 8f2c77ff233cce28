import { PROGRESS } from '@ledgerlift/contract'
import { useEffect, useState } from 'react'
import { nextPercent } from './progress.ts'

/** The position of the bar since this component appeared. */
export function useProgress(): number {
  const [percent, setPercent] = useState(0)
  useEffect(() => {
    const timer = setInterval(
      () => setPercent((current) => nextPercent(current, Math.random())),
      PROGRESS.tickMs,
    )
    return () => clearInterval(timer)
  }, [])
  return percent
}
