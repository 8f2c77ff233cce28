import { WORDS } from '#words/home.ts'
import { FIGURES } from './feature-figures.tsx'

const NAMES = ['reliable', 'secure', 'accurate'] as const

/** Three promises, each with the thing itself instead of a picture of it. */
export function Features() {
  return (
    <section aria-label={WORDS.featuresHeading} className="frame grid gap-x-12 gap-y-10 md:grid-cols-3">
      {NAMES.map((name) => {
        const Figure = FIGURES[name]
        return (
          <div key={name} className="min-w-0 border-ink border-t pt-4">
            <div aria-hidden="true" className="figures h-20 text-sm">
              <Figure />
            </div>
            <h2 className="mt-4 font-serif font-semibold text-xl">{WORDS.features[name].title}</h2>
            <p className="measure mt-2 text-soft">{WORDS.features[name].text}</p>
          </div>
        )
      })}
    </section>
  )
}
