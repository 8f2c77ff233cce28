import { ArrowLeftRight, Ellipsis, Merge, Pencil, Plus, Redo2, Split, Trash2, Undo2 } from 'lucide-react'
import { DropdownMenu } from 'radix-ui'
import type { ReactNode } from 'react'
import { WORDS } from '#words/corrections.ts'
import type { Edit } from '../../lib/corrections/correct-rows.ts'
import type { CorrectionsState } from '../../lib/corrections/use-corrections.ts'
import { TOOL_CLASS, ToolButton } from '../tool-button.tsx'

type CorrectionToolsProps = {
  readonly corrections: CorrectionsState
  /** The row that the keyboard is in, an index into the rows of the table; null where there is none. */
  readonly row: number | null
  readonly onEdit: (edit: Edit) => void
  /** Opens the cell that the keyboard is in for typing. */
  readonly onType: () => void
}

/** What can be done to the row that the user is in, and to all of them. */
export function CorrectionTools({ corrections, row, onEdit, onType }: CorrectionToolsProps) {
  const { canUndo, canRedo, isCorrected, undo, redo, reset } = corrections
  const off = row === null
  const on = (kind: 'add' | 'delete' | 'split' | 'swap' | 'merge') => () => {
    if (row !== null) onEdit({ kind, row })
  }
  return (
    <div
      role="toolbar"
      aria-label={WORDS.tools}
      className="flex flex-wrap items-center gap-x-1 text-sm max-sm:gap-x-0.5"
    >
      <span className="figures min-w-16 text-soft max-sm:sr-only">
        {row === null ? '' : WORDS.row(row + 1)}
      </span>
      <ToolButton label={WORDS.edit} disabled={off} onClick={onType}>
        <Pencil />
      </ToolButton>
      <ToolButton label={WORDS.add} disabled={off} onClick={on('add')}>
        <Plus />
      </ToolButton>
      <ToolButton label={WORDS.split} disabled={off} onClick={on('split')}>
        <Split />
      </ToolButton>
      <ToolButton label={WORDS.merge} disabled={off} onClick={on('merge')}>
        <Merge />
      </ToolButton>
      <ToolButton label={WORDS.swap} disabled={off} onClick={on('swap')}>
        <ArrowLeftRight />
      </ToolButton>
      <ToolButton label={WORDS.remove} disabled={off} onClick={on('delete')}>
        <Trash2 />
      </ToolButton>
      <span aria-hidden="true" className="mx-1 h-6 border-rule border-l" />
      <ToolButton label={WORDS.undo} disabled={!canUndo} onClick={undo}>
        <Undo2 />
      </ToolButton>
      <ToolButton label={WORDS.redo} disabled={!canRedo} onClick={redo}>
        <Redo2 />
      </ToolButton>
      <DropdownMenu.Root modal={false}>
        <DropdownMenu.Trigger className={TOOL_CLASS} aria-label={WORDS.all} title={WORDS.all}>
          <Ellipsis aria-hidden="true" />
        </DropdownMenu.Trigger>
        <DropdownMenu.Content
          align="end"
          sideOffset={4}
          collisionPadding={8}
          className="z-40 border border-ink bg-sheet py-2 shadow-[4px_4px_0_var(--rule)]"
        >
          <Choice onChoose={() => onEdit({ kind: 'swap-all' })}>{WORDS.swapAll}</Choice>
          <Choice onChoose={() => onEdit({ kind: 'turn-dates' })}>{WORDS.turnDates}</Choice>
        </DropdownMenu.Content>
      </DropdownMenu.Root>
      {isCorrected ? (
        <button type="button" onClick={reset} className="min-h-9 px-2 text-link">
          {WORDS.reset}
        </button>
      ) : null}
    </div>
  )
}

const Choice = ({ onChoose, children }: { readonly onChoose: () => void; readonly children: ReactNode }) => (
  <DropdownMenu.Item
    onSelect={onChoose}
    className="cursor-pointer px-4 py-1.5 text-sm outline-none data-[highlighted]:bg-shade"
  >
    {children}
  </DropdownMenu.Item>
)
