import type { ReactNode } from 'react'

type FormPageProps = { readonly title: string; readonly lead: string; readonly children: ReactNode }

/** A page with one narrow form. */
export function FormPage({ title, lead, children }: FormPageProps) {
  return (
    <div className="frame py-10 md:py-16">
      <div className="mx-auto flex w-full max-w-md flex-col gap-6">
        <div>
          <h1 className="font-serif font-semibold text-3xl tracking-[-0.015em]">{title}</h1>
          <p className="mt-2 text-soft">{lead}</p>
        </div>
        {children}
      </div>
    </div>
  )
}
