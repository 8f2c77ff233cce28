import type { ReactNode } from 'react'
import { WORDS } from '#words/home.ts'
import { ExampleDemo } from './example-demo.tsx'

/** The upload area, and beside it what it does. */
export function Hero({ upload }: { readonly upload: ReactNode }) {
  return (
    <div className="frame pt-8 pb-4 md:pt-12">
      <h1 className="text-balance font-serif font-semibold text-3xl leading-[1.12] tracking-[-0.02em] md:text-4xl">
        {WORDS.headline}
      </h1>
      <p className="measure mt-3 text-pretty text-soft md:text-lg">{WORDS.lead}</p>
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 md:mt-8 lg:grid-cols-[minmax(0,7fr)_minmax(0,6fr)]">
        {upload}
        <ExampleDemo />
      </div>
    </div>
  )
}
