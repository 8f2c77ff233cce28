import { PROGRESS } from '@ledgerlift/contract'
import { Check } from 'lucide-react'
import { WORDS } from '#words/upload.ts'
import { classNames } from '../../ui/class-names.ts'

/** The three stages; the first `lit` of them are reached. */
export function StageMarkers({ lit }: { readonly lit: number }) {
  return (
    <ol aria-label={WORDS.stages} className="grid gap-2 text-sm sm:grid-cols-3">
      {PROGRESS.stages.map(({ label }, i) => (
        <li
          key={label}
          data-lit={i < lit}
          className={classNames(
            'flex items-center gap-2 transition-colors duration-150',
            i < lit ? 'font-medium text-ink' : 'text-soft',
          )}
        >
          <span
            className={classNames(
              'grid size-5 shrink-0 place-items-center rounded-full border',
              i < lit ? 'border-ink bg-ink text-paper' : 'border-rule-strong',
            )}
          >
            {i < lit ? <Check aria-hidden="true" strokeWidth={3} className="size-3" /> : null}
          </span>
          {label}
          <span className="sr-only">, {i < lit ? WORDS.stageDone : WORDS.stageAhead}</span>
        </li>
      ))}
    </ol>
  )
}
