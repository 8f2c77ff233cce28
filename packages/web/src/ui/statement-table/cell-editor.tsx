import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { classNames } from '../class-names.ts'

export type CellEditorProps = {
  readonly label: string
  readonly text: string
  readonly isMoney: boolean
  /** @param move where the keyboard goes then */
  readonly onDone: (text: string, move: 'down' | 'right' | 'stay') => boolean
  readonly onCancel: () => void
}

/** A cell that is typed into: Enter keeps it and goes down, Tab goes right, Escape leaves it as it was. */
export function CellEditor({ label, text, isMoney, onDone, onCancel }: CellEditorProps) {
  const [typed, setTyped] = useState(text)
  const input = useRef<HTMLInputElement>(null)
  const isOver = useRef(false)
  useEffect(() => input.current?.select(), [])
  const done = (move: 'down' | 'right' | 'stay') => {
    if (isOver.current) return
    if (typed === text) {
      isOver.current = true
      onCancel()
    } else isOver.current = onDone(typed, move)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    // The table's own keys would move its cursor.
    event.stopPropagation()
    if (event.key === 'Enter') done('down')
    else if (event.key === 'Tab') done('right')
    else if (event.key === 'Escape') {
      isOver.current = true
      onCancel()
    } else return
    event.preventDefault()
  }
  return (
    <input
      ref={input}
      // biome-ignore lint/a11y/noAutofocus: the user has just asked to type here
      autoFocus
      aria-label={label}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onKeyDown={onKeyDown}
      onMouseDown={(event) => event.stopPropagation()}
      onBlur={() => done('stay')}
      className={classNames(
        '-mx-1.5 w-[calc(100%+0.75rem)] rounded-sm border border-focus bg-sheet px-1 leading-5 outline-none',
        isMoney && 'text-right',
      )}
    />
  )
}
