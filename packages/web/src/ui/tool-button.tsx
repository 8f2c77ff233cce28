import type { ReactNode } from 'react'

/** Of a tool that shows a picture only, also where it is the trigger of a menu. */
export const TOOL_CLASS =
  'grid size-9 place-items-center rounded-md hover:bg-shade disabled:cursor-not-allowed disabled:text-rule-strong [&>svg]:size-4'

type ToolButtonProps = {
  /** Said to those who cannot see the picture, and where the pointer rests. */
  readonly label: string
  readonly disabled: boolean
  readonly onClick: () => void
  /** The picture. */
  readonly children: ReactNode
}

/** A tool beside a page or over a table, drawn as a picture. */
export const ToolButton = ({ label, disabled, onClick, children }: ToolButtonProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
    className={TOOL_CLASS}
  >
    {children}
  </button>
)
