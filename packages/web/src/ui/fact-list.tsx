import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type Fact = readonly [name: string, fact: ReactNode]

type FactListProps = {
  readonly facts: readonly Fact[]
  /** Short facts stand beside their names on phones, too. */
  readonly short?: boolean
}

/** Names and facts on ruled lines. */
export function FactList({ facts, short = false }: FactListProps) {
  return (
    <dl className="figures border-ink border-t">
      {facts.map(([name, fact]) => (
        <div
          key={name}
          className={classNames(
            'grid gap-x-8 gap-y-1 border-rule border-b py-3 sm:grid-cols-[min(11rem,40%)_minmax(0,1fr)]',
            short && 'grid-cols-[8.5rem_minmax(0,1fr)] max-sm:gap-x-4',
          )}
        >
          <dt className="text-soft">{name}</dt>
          <dd className="[overflow-wrap:anywhere]">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
