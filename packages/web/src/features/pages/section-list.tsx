type SectionListProps = {
  readonly sections: readonly { readonly title: string; readonly paragraphs: readonly string[] }[]
  /** Whether the sections are numbered, as those of a contract are. */
  readonly numbered?: boolean
}

const anchor = (index: number) => `section-${index + 1}`

/** Sections under ruled lines, each with an anchor of its own. */
export function SectionList({ sections, numbered = false }: SectionListProps) {
  return sections.map(({ title, paragraphs }, i) => (
    <section
      key={title}
      id={anchor(i)}
      aria-labelledby={`${anchor(i)}-title`}
      className="scroll-mt-6 border-rule border-t pt-5 pb-4 first:border-ink"
    >
      <h2 id={`${anchor(i)}-title`} className="flex gap-3 font-serif font-semibold text-lg">
        {numbered ? <span className="figures min-w-7 text-soft">{`${i + 1}.`}</span> : null}
        {title}
      </h2>
      <div className={numbered ? 'mt-2 flex flex-col gap-3 sm:pl-10' : 'mt-2 flex flex-col gap-3'}>
        {paragraphs.map((text) => (
          <p key={text} className="measure text-pretty">
            {text}
          </p>
        ))}
      </div>
    </section>
  ))
}

type ContentsProps = Pick<SectionListProps, 'sections' | 'numbered'> & { readonly label: string }

/** Links to the sections; stays in view on wide screens. */
export function Contents({ sections, numbered = false, label }: ContentsProps) {
  return (
    <nav aria-label={label} className="max-lg:hidden lg:sticky lg:top-8">
      <ol className="border-rule border-l text-sm">
        {sections.map(({ title }, i) => (
          <li key={title}>
            <a href={`#${anchor(i)}`} className="flex min-h-7 gap-2 py-1 pl-4 text-soft hover:text-ink">
              {numbered ? <span className="figures w-6 shrink-0 text-right">{i + 1}</span> : null}
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
