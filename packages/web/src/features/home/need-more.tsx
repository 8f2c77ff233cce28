import { WORDS } from '#words/home.ts'
import { ButtonLink } from '../../ui/button.tsx'

export function NeedMore() {
  return (
    <section aria-labelledby="need-more" className="bg-shade">
      <div className="frame flex flex-wrap items-center justify-between gap-x-12 gap-y-5 py-10">
        <div>
          <h2 id="need-more" className="font-serif font-semibold text-2xl tracking-[-0.01em]">
            {WORDS.moreHeading}
          </h2>
          <p className="measure mt-1 text-soft">{WORDS.moreText}</p>
        </div>
        <ButtonLink to="/contact" look="secondary">
          {WORDS.moreLink}
        </ButtonLink>
      </div>
    </section>
  )
}
