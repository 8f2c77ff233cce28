import { X } from 'lucide-react'
import { WORDS } from '#words/inspect.ts'

/** The keyboard shortcuts. */
export function HelpPanel({ onClose }: { readonly onClose: () => void }) {
  return (
    <section
      aria-label={WORDS.help}
      className="settling fixed right-4 bottom-10 z-30 max-h-[80dvh] w-[calc(100%-2rem)] max-w-sm overflow-y-auto border border-ink bg-sheet p-5 shadow-[4px_4px_0_var(--rule)]"
    >
      <div className="flex items-start justify-between gap-4">
        <h2 className="font-serif font-semibold text-lg">{WORDS.help}</h2>
        <button
          type="button"
          aria-label={WORDS.dismiss}
          onClick={onClose}
          className="-mt-1 -mr-1 grid size-9 place-items-center rounded-md hover:bg-shade"
        >
          <X aria-hidden="true" className="size-4" />
        </button>
      </div>
      <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
        {WORDS.keys.map(([keys, what]) => (
          <div key={keys} className="contents">
            <dt className="font-medium">
              <kbd className="font-sans">{keys}</kbd>
            </dt>
            <dd className="text-soft">{what}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
