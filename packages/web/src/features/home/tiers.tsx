import { WORDS } from '#words/home.ts'
import { ButtonLink } from '../../ui/button.tsx'

/** The three ways to use the product, as lines of a ledger. */
export function Tiers() {
  return (
    <section aria-labelledby="tiers" className="frame">
      <h2 id="tiers" className="font-serif font-semibold text-2xl tracking-[-0.01em]">
        {WORDS.tiersHeading}
      </h2>
      <ul className="mt-6 border-ink border-t">
        {WORDS.tiers.map(({ name, amount, text, popular, link }) => (
          <li
            key={name}
            className="grid items-center gap-x-8 gap-y-1 border-rule border-b py-5 lg:min-h-21 lg:grid-cols-[minmax(0,12rem)_minmax(0,15rem)_1fr_auto]"
          >
            <h3 className="flex flex-wrap items-center gap-x-3 font-semibold">
              {name}
              {popular ? (
                <span className="rounded-sm border border-ink px-1.5 py-px font-semibold text-[0.6875rem] tracking-[0.06em]">
                  {WORDS.popular}
                </span>
              ) : null}
            </h3>
            <p className="figures font-serif text-xl">{amount}</p>
            <p className="text-soft">{text}</p>
            {link ? (
              <div className="flex max-lg:mt-3">
                <ButtonLink to={link.to} look={popular ? 'primary' : 'secondary'}>
                  {link.text}
                </ButtonLink>
              </div>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}
