import type { ReactNode } from 'react'

type TextPageProps = {
  readonly title: string
  readonly lead?: string
  /** Stands in the margin of wide screens, and above the text on others. */
  readonly margin?: ReactNode
  readonly children: ReactNode
}

/** A page that is mostly read. */
export function TextPage({ title, lead, margin, children }: TextPageProps) {
  return (
    <div className="frame py-10 md:py-20">
      <h1 className="text-balance font-serif font-semibold text-3xl tracking-[-0.015em] lg:text-4xl">
        {title}
      </h1>
      {lead ? <p className="measure mt-3 text-pretty text-soft lg:text-lg">{lead}</p> : null}
      <div className="mt-10 grid grid-cols-[minmax(0,1fr)] gap-x-16 gap-y-10 lg:grid-cols-[minmax(0,44rem)_1fr]">
        {margin ? <div className="lg:order-last">{margin}</div> : null}
        <div className="flex flex-col gap-4">{children}</div>
      </div>
    </div>
  )
}
