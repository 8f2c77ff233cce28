import {
  ChevronLeft,
  ChevronRight,
  Columns3,
  Redo2,
  Rows3,
  Scissors,
  SquareDashed,
  TableProperties,
  Undo2,
  WandSparkles,
  ZoomIn,
  ZoomOut,
} from 'lucide-react'
import { memo, type ReactNode } from 'react'
import { Link } from 'react-router'
import { WORDS } from '#words/inspect.ts'
import { classNames } from '../../ui/class-names.ts'
import { ZOOM } from './limits.ts'
import type { Mode } from './tool/viewer-state.ts'

type ToolbarProps = {
  readonly mode: Mode
  readonly hasActive: boolean
  readonly isExtracting: boolean
  readonly page: number
  readonly pages: number
  readonly scale: number
  readonly forceOcr: boolean
  readonly canUndo: boolean
  readonly canRedo: boolean
  readonly isDetecting: boolean
  readonly showsHelp: boolean
  readonly onMode: (mode: Mode) => void
  readonly onZoom: (steps: number) => void
  readonly onTurn: (pages: number) => void
  readonly onExtract: () => void
  readonly onBreakUp: () => void
  readonly onDetect: () => void
  readonly onForceOcr: (forceOcr: boolean) => void
  readonly onUndo: () => void
  readonly onRedo: () => void
  readonly onHelp: () => void
}

/** Section 2, Toolbar: each button with its key. */
export const Toolbar = memo(function Toolbar(props: ToolbarProps) {
  const { mode, hasActive, page, pages, scale } = props
  return (
    <div
      role="toolbar"
      aria-label={WORDS.tools}
      className="sticky top-0 z-20 flex flex-wrap items-center gap-1 border-rule-strong border-y bg-paper px-2 py-1.5 *:shrink-0 sm:px-4"
    >
      <Tool
        mark="1"
        label={WORDS.createTable}
        pressed={mode === 'selection'}
        onClick={() => props.onMode('selection')}
      >
        <SquareDashed />
      </Tool>
      <Tool
        mark="2"
        label={WORDS.addColumn}
        pressed={mode === 'column'}
        disabled={!hasActive}
        onClick={() => props.onMode('column')}
      >
        <Columns3 />
      </Tool>
      <Tool
        mark="3"
        label={WORDS.addRow}
        pressed={mode === 'row'}
        disabled={!hasActive}
        onClick={() => props.onMode('row')}
      >
        <Rows3 />
      </Tool>
      <Tool label={WORDS.detect} disabled={props.isDetecting} onClick={props.onDetect}>
        <WandSparkles />
      </Tool>
      <Tool mark="B" label={WORDS.breakUp} onClick={props.onBreakUp}>
        <Scissors />
      </Tool>
      <Tool mark="E" label={WORDS.extract} primary disabled={props.isExtracting} onClick={props.onExtract}>
        <TableProperties />
      </Tool>
      <label className="inline-flex min-h-9 items-center gap-2 px-2 text-sm">
        <input
          type="checkbox"
          className="size-4 accent-ink"
          checked={props.forceOcr}
          onChange={(event) => props.onForceOcr(event.target.checked)}
        />
        {WORDS.forceOcr}
      </label>
      <Line />
      <Tool icon label={WORDS.undo} disabled={!props.canUndo} onClick={props.onUndo}>
        <Undo2 />
      </Tool>
      <Tool icon label={WORDS.redo} disabled={!props.canRedo} onClick={props.onRedo}>
        <Redo2 />
      </Tool>
      <Line />
      <Tool mark="-" icon label={WORDS.zoomOut} disabled={scale <= ZOOM.min} onClick={() => props.onZoom(-1)}>
        <ZoomOut />
      </Tool>
      <span className="figures w-12 text-center text-sm text-soft" data-testid="zoom">
        {WORDS.zoom(scale)}
      </span>
      <Tool mark="+" icon label={WORDS.zoomIn} disabled={scale >= ZOOM.max} onClick={() => props.onZoom(1)}>
        <ZoomIn />
      </Tool>
      <Line />
      <Tool mark="<" icon label={WORDS.previous} disabled={page <= 1} onClick={() => props.onTurn(-1)}>
        <ChevronLeft />
      </Tool>
      <span className="figures px-1 text-sm" role="status">
        {WORDS.page(page, pages)}
      </span>
      <Tool mark=">" icon label={WORDS.next} disabled={page >= pages} onClick={() => props.onTurn(1)}>
        <ChevronRight />
      </Tool>
      <span className="grow" />
      <Link to="/" className="inline-flex min-h-9 items-center px-2 text-link text-sm">
        {WORDS.back}
      </Link>
      <button
        type="button"
        aria-label={WORDS.help}
        aria-expanded={props.showsHelp}
        title={`${WORDS.help} [?]`}
        className="grid size-9 place-items-center rounded-md border border-rule-strong bg-sheet font-medium hover:border-ink"
        onClick={props.onHelp}
      >
        {WORDS.helpMark}
      </button>
    </div>
  )
})

/** The keys behind the marks that are no keys by themselves. */
const KEYS: Readonly<Record<string, string>> = { '<': 'ArrowLeft', '>': 'ArrowRight' }

const Line = () => <span aria-hidden="true" className="mx-1 hidden h-6 border-rule border-l sm:block" />

type ToolProps = {
  /** The key that does the same. */
  readonly mark?: string
  readonly label: string
  /** Shows its label to those who cannot see the picture, only. */
  readonly icon?: boolean
  readonly primary?: boolean
  readonly pressed?: boolean
  readonly disabled?: boolean
  readonly onClick: () => void
  readonly children: ReactNode
}

function Tool({
  mark,
  label,
  icon = false,
  primary = false,
  pressed,
  disabled = false,
  onClick,
  children,
}: ToolProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      aria-keyshortcuts={mark && (KEYS[mark] ?? mark)}
      disabled={disabled}
      title={mark ? `${label} [${mark}]` : label}
      onClick={onClick}
      className={classNames(
        'inline-flex min-h-9 min-w-9 items-center justify-center gap-1.5 rounded-md border px-2 text-sm transition-colors duration-150 [&>svg]:size-4 disabled:cursor-not-allowed',
        pressed || primary
          ? 'border-ink bg-ink text-paper disabled:border-rule disabled:bg-rule disabled:text-soft'
          : 'border-transparent hover:border-rule-strong hover:bg-shade disabled:text-soft disabled:hover:border-transparent disabled:hover:bg-transparent',
      )}
    >
      {children}
      <span className={icon ? classNames('sr-only', mark && '2xl:not-sr-only') : 'max-sm:sr-only'}>
        {label}
      </span>
      {mark && !icon ? (
        <kbd className="hidden font-sans text-xs opacity-75 xl:inline">{WORDS.keyMark(mark)}</kbd>
      ) : null}
    </button>
  )
}
