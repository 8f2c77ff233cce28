import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type NoticeTone = 'wrong' | 'doubt' | 'proved' | 'plain'

const LOOK = {
  wrong: { Icon: CircleAlert, className: 'border-wrong bg-wrong-wash', ink: 'text-wrong' },
  doubt: { Icon: TriangleAlert, className: 'border-doubt bg-doubt-wash', ink: 'text-doubt' },
  proved: { Icon: CircleCheck, className: 'border-proved bg-proved-wash', ink: 'text-proved' },
  plain: { Icon: Info, className: 'border-rule-strong bg-shade', ink: 'text-soft' },
} as const

type NoticeProps = {
  readonly tone: NoticeTone
  /** What happened. */
  readonly text: string
  /** What is safe, and what to do next. */
  readonly children?: ReactNode
}

/** Something the visitor has to know. A problem is read out at once, anything else when there is time. */
export function Notice({ tone, text, children }: NoticeProps) {
  const { Icon, className, ink } = LOOK[tone]
  return (
    <div
      role={tone === 'wrong' ? 'alert' : 'status'}
      className={classNames('settling flex gap-3 border-l-2 px-4 py-2 text-left', className)}
    >
      <Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', ink)} />
      <div className="flex min-w-0 flex-wrap gap-x-3 text-sm">
        <p className="font-medium [overflow-wrap:anywhere]">{text}</p>
        {children ? <div className="flex flex-wrap gap-x-3 text-ink/85">{children}</div> : null}
      </div>
    </div>
  )
}
