type FactListProps = { readonly facts: readonly (readonly [name: string, text: string])[] }

export function FactList({ facts }: FactListProps) {
  return (
    <dl className="border-ink border-t">
      {facts.map(([name, text]) => (
        <div key={name} className="grid gap-x-8 border-rule border-b py-4 sm:grid-cols-[10rem_1fr]">
          <dt className="font-semibold">{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
