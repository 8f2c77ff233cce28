import { useState } from 'react'
import { WORDS } from '#words/table.ts'
import { Button } from '../button.tsx'
import { Notice } from '../notice.tsx'
import type { VerdictText } from './verdict.ts'

type VerdictNoticeProps = {
  readonly verdict: VerdictText
  /** Goes to a row, an index into the rows of the table. */
  readonly onJump: (row: number) => void
}

/** What the arithmetic says, and the way to the rows that need a look, one after the other. */
export function VerdictNotice({ verdict: { tone, text, facts, rows }, onJump }: VerdictNoticeProps) {
  const [shown, setShown] = useState(0)
  const jump = () => {
    const row = rows[shown % rows.length]
    if (row !== undefined) onJump(row)
    setShown((shown % rows.length) + 1)
  }
  return (
    <Notice tone={tone} text={text}>
      {facts.map((fact) => (
        <p key={fact}>{fact}</p>
      ))}
      {rows.length > 0 ? (
        <Button look="quiet" onClick={jump} className="-my-1 min-h-7 text-sm">
          {shown === 0 || rows.length === 1
            ? WORDS.showFirst(rows.length)
            : WORDS.showNext(shown, rows.length)}
        </Button>
      ) : null}
    </Notice>
  )
}
