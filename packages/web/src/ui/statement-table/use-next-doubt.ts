import { useEffect, useRef } from 'react'
import { WORDS } from '#words/corrections.ts'
import type { ResultTable } from '../../lib/result-table.ts'
import { needsLook } from './needs-look.ts'

type NextDoubt = {
  readonly table: ResultTable
  /** The rows in sight, as indexes into the rows of the table. */
  readonly order: readonly number[]
  /** Where the keyboard is, a place among these. */
  readonly from: number
  readonly onJump: (row: number) => void
  readonly announce: (text: string) => void
}

/** N goes to the next row that needs a look, Shift+N to the one before; after the last comes the first. */
export function useNextDoubt(task: NextDoubt): void {
  const latest = useRef(task)
  latest.current = task
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'n' || event.ctrlKey || event.metaKey || event.altKey) return
      const { target } = event
      const isTyping = target instanceof HTMLElement && target.matches('input, textarea, select')
      if (isTyping || document.querySelector('dialog[open]')) return
      const { table, order, from, onJump, announce } = latest.current
      const doubtful = order.flatMap((row, place) => {
        const found = table.rows[row]
        return found && needsLook(found) ? [{ row, place }] : []
      })
      const next = event.shiftKey
        ? (doubtful.findLast(({ place }) => place < from) ?? doubtful.at(-1))
        : (doubtful.find(({ place }) => place > from) ?? doubtful[0])
      if (next) onJump(next.row)
      else announce(WORDS.noneNeedsLook)
    }
    window.addEventListener('keydown', onKeyDown)
    return () => window.removeEventListener('keydown', onKeyDown)
  }, [])
}
