import type { PublicSettings } from '@ledgerlift/contract'
import { WORDS } from '#words/contact.ts'
import { useSiteSettings } from '../../lib/use-site-settings.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { type Fact, FactList } from '../../ui/fact-list.tsx'
import { FormPage } from '../../ui/form-page.tsx'
import { ContactForm } from './contact-form.tsx'

export function ContactPage() {
  const site = useSiteSettings()
  const contact = site.kind === 'known' ? site.settings.contact : null
  return (
    <FormPage
      title={WORDS.title}
      lead={WORDS.lead}
      aside={
        // All at once, so that nothing moves when the operator's own facts arrive.
        site.kind === 'loading' ? null : (
          <section aria-label={WORDS.facts}>
            <FactList facts={contactFacts(contact)} />
            <div className="mt-8">
              <ButtonLink to="/" look="secondary">
                {WORDS.goHome}
              </ButtonLink>
            </div>
          </section>
        )
      }
    >
      <div className="min-h-[32rem]">
        {site.kind === 'loading' ? <FormSkeleton /> : null}
        {contact?.form_url ? (
          <iframe
            title={WORDS.frame}
            src={contact.form_url}
            sandbox="allow-forms allow-scripts allow-same-origin allow-popups"
            className="h-[40rem] w-full border border-rule-strong bg-sheet"
          />
        ) : null}
        {site.kind !== 'loading' && !contact?.form_url ? <ContactForm /> : null}
      </div>
    </FormPage>
  )
}

const contactFacts = (contact: PublicSettings['contact'] | null): Fact[] => [
  ...(contact?.company.length
    ? [
        [
          WORDS.company,
          contact.company.map((line) => (
            <span key={line} className="block">
              {line}
            </span>
          )),
        ] as const,
      ]
    : []),
  [
    WORDS.email,
    contact?.email ? (
      <a key="mail" href={`mailto:${contact.email}`} className="text-link">
        {contact.email}
      </a>
    ) : (
      WORDS.formOnly
    ),
  ],
  [WORDS.answers, WORDS.answersFact],
  [WORDS.privacy, WORDS.privacyFact],
  [WORDS.refunds, WORDS.refundsFact],
  [WORDS.statements, WORDS.statementsFact],
]

/** In the form's place until it is known which form it is. */
const FormSkeleton = () => (
  <div aria-hidden="true" className="breathing flex flex-col gap-5 pt-6.5">
    <span className="h-11 rounded-md bg-shade" />
    <span className="h-11 rounded-md bg-shade" />
    <span className="h-40 rounded-md bg-shade" />
  </div>
)
