import { WORDS } from '#words/home.ts'
import { ExamplePage } from './example-page.tsx'
import { ExampleTable } from './example-table.tsx'

/**
 * A statement turning into a table: a picture made of text, with a line from the row as printed to the row made. As a
 * picture it shrinks as a whole, with all lengths in its own unit, where it has less than 22 rem: on small phones, and
 * with enlarged text.
 */
export function ExampleDemo() {
  return (
    <figure aria-label={WORDS.demoLabel} className="@container">
      <div className="relative flex flex-col gap-10 [--spacing:min(0.25rem,100cqw/88)]">
        <ExamplePage />
        <ExampleTable />
        {/* Lines in both halves have fixed heights, so the ends of this one are known. */}
        <svg
          viewBox="0 0 24 220"
          className="absolute top-33.25 right-0 h-55 w-6"
          fill="none"
          strokeWidth="1.5"
          aria-hidden="true"
        >
          <path d="M1 1H14q8 0 8 8V206q0 8-8 8H4" className="stroke-proved" />
          <path d="m9 209-5 5 5 5" className="stroke-proved" />
        </svg>
      </div>
    </figure>
  )
}
