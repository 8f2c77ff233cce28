import type { ReactNode } from 'react'

type FormPageProps = {
  readonly title: string
  readonly lead: ReactNode
  readonly children: ReactNode
  /** Facts that help to decide: beside the form on wide screens, else below it. */
  readonly aside?: ReactNode
}

/** A page with one narrow form. */
export function FormPage({ title, lead, children, aside }: FormPageProps) {
  return (
    <div className="frame py-10 md:py-20">
      <div className="mx-auto grid w-full max-w-md gap-x-20 gap-y-8 lg:max-w-none lg:grid-cols-[minmax(0,36rem)_26rem] lg:grid-rows-[auto_1fr] lg:justify-between">
        <div>
          <h1 className="text-balance font-serif font-semibold text-3xl tracking-[-0.015em] lg:text-4xl">
            {title}
          </h1>
          <p className="measure mt-3 text-pretty text-soft lg:text-lg">{lead}</p>
        </div>
        <div className="flex flex-col gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:pt-3">
          {children}
        </div>
        {aside ? <div className="max-lg:mt-4">{aside}</div> : null}
      </div>
    </div>
  )
}
