import { WORDS } from '#words/frame.ts'

/** Two ruled lines and the tick of a proved row. */
export function Logo({ nameless = false }: { readonly nameless?: boolean }) {
  return (
    <span className="inline-flex items-center gap-2.5 font-serif font-semibold text-lg tracking-[-0.01em]">
      <svg viewBox="0 0 24 24" className="size-6 shrink-0" aria-hidden="true">
        <path d="M2 20.500h20M2 15.500h20" className="stroke-current" strokeWidth="1.500" />
        <path d="m4 7.500 4.500 4L20 3" fill="none" className="stroke-proved" strokeWidth="2.250" />
      </svg>
      {/* On narrow phones the links need the room. */}
      <span className={nameless ? 'max-sm:hidden' : 'max-[22.4375rem]:hidden'}>{WORDS.brand}</span>
    </span>
  )
}
