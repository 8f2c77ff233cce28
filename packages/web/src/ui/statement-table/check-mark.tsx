import type { VerdictState } from '@ledgerlift/engine'
import { CircleCheck, CircleDashed, CircleX, type LucideIcon, Pencil, Sigma, Wrench } from 'lucide-react'
import { WORDS as CORRECTIONS } from '#words/corrections.ts'
import { WORDS } from '#words/table.ts'
import type { Check, ResultRow } from '../../lib/result-table.ts'
import { classNames } from '../class-names.ts'
import { checkOf } from './check-text.ts'

type Look = { readonly Icon: LucideIcon; readonly className: string }

const PROVED: Look = { Icon: CircleCheck, className: 'text-proved' }
const BY_SUM: Look = { Icon: Sigma, className: 'text-proved' }
const UNPROVED: Look = { Icon: CircleDashed, className: 'text-doubt' }
const WRONG: Look = { Icon: CircleX, className: 'text-wrong' }

const CHECKS: Readonly<Record<Check | 'sum', Look>> = {
  proved: PROVED,
  sum: BY_SUM,
  unproved: UNPROVED,
  contradicted: WRONG,
  corrected: { Icon: Wrench, className: 'text-doubt' },
}
const VERDICTS: Readonly<Record<VerdictState, Look>> = {
  proved: PROVED,
  'sum-proved': BY_SUM,
  unproved: UNPROVED,
  contradicted: WRONG,
  unread: UNPROVED,
}

/** What the arithmetic of the statement says of a row: an icon and a word. */
export function CheckMark({ row }: { readonly row: Pick<ResultRow, 'check' | 'proof' | 'isEdited'> }) {
  const kind = checkOf(row)
  if (kind === null) return null
  return (
    <span className="inline-flex items-center gap-2">
      <Mark look={CHECKS[kind]} text={WORDS.check[kind]} />
      {row.isEdited ? (
        <Pencil aria-label={CORRECTIONS.edited} className="size-3.5 shrink-0 text-soft" />
      ) : null}
    </span>
  )
}

/** What is said of an account. */
export const VerdictMark = ({ state }: { readonly state: VerdictState }) => (
  <Mark look={VERDICTS[state]} text={WORDS.verdict[state]} />
)

function Mark({ look: { Icon, className }, text }: { readonly look: Look; readonly text: string }) {
  return (
    <span className={classNames('inline-flex items-center gap-1.5 whitespace-nowrap text-xs', className)}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {text}
    </span>
  )
}
