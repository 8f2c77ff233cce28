import { useState } from 'react'
import { thrownText } from './thrown-text.ts'

/**
 * Tries what may fail, and keeps the text of what went wrong for a notice; each new try begins without one.
 *
 * @param fallback said where the failure says nothing for people
 */
export function useAttempt(fallback: string) {
  const [problem, setProblem] = useState<string | null>(null)
  const attempt = async (work: () => Promise<unknown>): Promise<void> => {
    setProblem(null)
    try {
      await work()
    } catch (thrown) {
      setProblem(thrownText(thrown, fallback))
    }
  }
  return { problem, setProblem, attempt }
}
