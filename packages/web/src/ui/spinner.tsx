import { WORDS } from '#words/frame.ts'

/** A turning ring; the words beside it say what is awaited. */
export function Spinner() {
  return (
    <svg viewBox="0 0 20 20" className="turning size-5 shrink-0" aria-hidden="true">
      <circle cx="10" cy="10" r="8" fill="none" strokeWidth="2" className="stroke-rule" />
      <path d="M10 2a8 8 0 0 1 8 8" fill="none" strokeWidth="2" className="stroke-ink" />
    </svg>
  )
}

export function Loading({ text = WORDS.loading }: { readonly text?: string }) {
  return (
    <p role="status" className="flex justify-center gap-3 py-16 text-soft">
      <Spinner />
      {text}
    </p>
  )
}
