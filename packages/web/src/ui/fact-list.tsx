import type { ReactNode } from 'react'

export type Fact = readonly [name: string, fact: ReactNode]

/** Names and facts on ruled lines. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className="figures border-ink border-t">
      {facts.map(([name, fact]) => (
        <div
          key={name}
          className="grid gap-x-8 gap-y-1 border-rule border-b py-3 sm:grid-cols-[11rem_minmax(0,1fr)]"
        >
          <dt className="text-soft">{name}</dt>
          <dd className="[overflow-wrap:anywhere]">{fact}</dd>
        </div>
      ))}
    </dl>
  )
}
