import { type RefObject, useRef, useState } from 'react'
import type { Wanted } from './page-offer.tsx'
import { firstPages, type PageChoice, pageChoice, rangeProblem } from './page-range.ts'
import type { Pdf } from './upload-state.ts'

type PageChoiceState = {
  /** Null where the whole PDF may be converted. */
  readonly choice: PageChoice | null
  readonly wanted: Wanted
  readonly problem: string | null
  readonly input: RefObject<HTMLInputElement | null>
  readonly change: (wanted: Wanted) => void
  /** The pages to convert, null for all; undefined where what is written names none, which is then said. */
  readonly ask: () => string | null | undefined
}

/** Which part of a PDF is to be converted that has more pages than are left. @param last what was asked for before */
export function usePageChoice(pdf: Pdf, last: string | null): PageChoiceState {
  const choice = pageChoice(pdf)
  const [wanted, setWanted] = useState<Wanted>({ first: last === null, written: last ?? '' })
  const [problem, setProblem] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  return {
    choice,
    wanted,
    problem,
    input,
    change: (next) => {
      setWanted(next)
      setProblem(null)
    },
    ask: () => {
      if (choice === null || choice.left === 0) return null
      if (wanted.first) return firstPages(choice.left)
      const wrong = rangeProblem(wanted.written, choice)
      setProblem(wrong)
      if (wrong === null) return wanted.written
      input.current?.focus()
      return undefined
    },
  }
}
