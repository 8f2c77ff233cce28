import { TriangleAlert, X } from 'lucide-react'
import { WORDS } from '#words/inspect.ts'
import { Button } from '../../ui/button.tsx'

type WarningLineProps = {
  readonly text: string
  readonly onUndo?: (() => void) | undefined
  readonly onDismiss: () => void
}

/** Something that did not go as it was meant; it stands over the page and is read out at once. */
export function WarningLine({ text, onUndo, onDismiss }: WarningLineProps) {
  return (
    <div
      role="alert"
      className="settling pointer-events-auto flex items-center gap-3 border-doubt border-l-2 bg-doubt-wash px-3 py-1.5 text-sm shadow-[4px_4px_0_var(--rule)]"
    >
      <TriangleAlert aria-hidden="true" className="size-4 shrink-0 text-doubt" />
      <span className="min-w-0">{text}</span>
      {onUndo ? (
        <Button look="quiet" className="min-h-8 text-sm" onClick={onUndo}>
          {WORDS.undo}
        </Button>
      ) : null}
      <button
        type="button"
        aria-label={WORDS.dismiss}
        onClick={onDismiss}
        className="grid size-8 shrink-0 place-items-center rounded-md hover:bg-sheet"
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  )
}

type WorkLineProps = { readonly text: string; readonly share: number | null; readonly onCancel: () => void }

/** Work that takes a while: how far it is, and a way out. */
export function WorkLine({ text, share, onCancel }: WorkLineProps) {
  return (
    <div
      role="status"
      className="settling pointer-events-auto flex items-center gap-3 border border-rule-strong bg-sheet px-3 py-1.5 text-sm shadow-[4px_4px_0_var(--rule)]"
    >
      <span className="figures min-w-0">{text}</span>
      {share === null ? null : <progress value={share} aria-label={text} className="h-2 w-24 accent-ink" />}
      <Button look="quiet" className="min-h-8 text-sm" onClick={onCancel}>
        {WORDS.cancel}
      </Button>
    </div>
  )
}
