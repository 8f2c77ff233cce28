import { CircleCheck, CircleDashed, CircleX, Wrench } from 'lucide-react'
import { WORDS } from '#words/table.ts'
import type { Check } from '../../lib/result-table.ts'
import { classNames } from '../class-names.ts'

const LOOK = {
  proved: { Icon: CircleCheck, className: 'text-proved' },
  unproved: { Icon: CircleDashed, className: 'text-soft' },
  contradicted: { Icon: CircleX, className: 'text-wrong' },
  corrected: { Icon: Wrench, className: 'text-doubt' },
} as const

/** What the arithmetic of the statement says of a row: an icon and a word. */
export function CheckMark({ check }: { readonly check: Check }) {
  const { Icon, className } = LOOK[check]
  return (
    <span className={classNames('flex items-center gap-1.5 whitespace-nowrap text-xs', className)}>
      <Icon aria-hidden="true" className="size-4 shrink-0" />
      {WORDS.check[check]}
    </span>
  )
}
