import { WORDS } from '#words/home.ts'

/** What a bookkeeper asks first, and the answers in plain words. */
export function Questions() {
  return (
    <section aria-labelledby="questions" className="frame">
      <h2 id="questions" className="font-serif font-semibold text-2xl tracking-[-0.01em]">
        {WORDS.questionsHeading}
      </h2>
      <dl className="mt-6 grid gap-x-12 gap-y-8 md:grid-cols-2">
        {WORDS.questions.map(({ question, answer }) => (
          <div key={question} className="border-ink border-t pt-4">
            <dt className="font-serif font-semibold text-lg">{question}</dt>
            <dd className="measure mt-1 text-soft">{answer}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}
