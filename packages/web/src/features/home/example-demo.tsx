import { ExamplePage } from './example-page.tsx'
import { ExampleTable } from './example-table.tsx'
import { WORDS } from './words.ts'

/** A statement turning into a table; a picture made of text. */
export function ExampleDemo() {
  return (
    <figure aria-label={WORDS.demoLabel} className="grid content-between">
      <ExamplePage />
      <svg viewBox="0 0 400 40" preserveAspectRatio="none" className="h-10 w-full" aria-hidden="true">
        <path
          d="M60 0v12q0 8 8 8h264q8 0 8 8v12"
          fill="none"
          strokeWidth="1.500"
          vectorEffect="non-scaling-stroke"
          className="stroke-proved"
        />
      </svg>
      <ExampleTable />
    </figure>
  )
}
