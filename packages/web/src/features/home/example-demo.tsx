import { WORDS } from '#words/home.ts'
import { ExamplePage } from './example-page.tsx'
import { ExampleTable } from './example-table.tsx'

/** A statement turning into a table: a picture made of text, with a line from the row as printed to the row made. */
export function ExampleDemo() {
  return (
    <figure aria-label={WORDS.demoLabel} className="relative flex flex-col gap-10">
      <ExamplePage />
      <ExampleTable />
      {/* Lines in both halves have fixed heights, so the ends of this one are known. */}
      <svg
        viewBox="0 0 24 220"
        className="absolute top-[8.3rem] right-0 h-[13.75rem] w-6"
        fill="none"
        strokeWidth="1.5"
        aria-hidden="true"
      >
        <path d="M1 1H14q8 0 8 8V206q0 8-8 8H4" className="stroke-proved" />
        <path d="m9 209-5 5 5 5" className="stroke-proved" />
      </svg>
    </figure>
  )
}
