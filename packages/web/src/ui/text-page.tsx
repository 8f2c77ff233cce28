import type { ReactNode } from 'react'

type TextPageProps = { readonly title: string; readonly lead?: string; readonly children: ReactNode }

/** A page that is mostly read. */
export function TextPage({ title, lead, children }: TextPageProps) {
  return (
    <div className="frame py-12 md:py-16">
      <h1 className="font-serif font-semibold text-3xl tracking-[-0.015em]">{title}</h1>
      {lead ? <p className="measure mt-3 text-lg text-soft">{lead}</p> : null}
      <div className="measure mt-8 flex flex-col gap-4">{children}</div>
    </div>
  )
}
