import { LockKeyhole, LockKeyholeOpen } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { WORDS } from '#words/upload.ts'
import { fileSize } from '../../lib/file-size.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { FileLine } from './file-line.tsx'
import { PageOffer } from './page-offer.tsx'
import { PasswordForm } from './password-form.tsx'
import type { Pdf, UploadState } from './upload-state.ts'
import { usePageChoice } from './use-page-choice.ts'

type ChosenFileProps = {
  readonly state: Extract<UploadState, { step: 1 }>
  /** @param range the pages to convert; null for all */
  readonly onConvert: (range: string | null) => void
  readonly onUnlock: (password: string) => void
  readonly onInspect: () => void
  readonly onDifferent: () => void
}

export function ChosenFile({ state, onConvert, onUnlock, onInspect, onDifferent }: ChosenFileProps) {
  const { file, pdf, range, problem, retry } = state
  const convert = useRef<HTMLButtonElement>(null)
  const locked = pdf.kind === 'locked'
  const part = usePageChoice(pdf, range)
  // The button that was pressed to get here is gone, so the keyboard goes on from the next thing to do.
  useEffect(() => {
    if (!locked) convert.current?.focus({ preventScroll: true })
  }, [locked])
  const submit = () => {
    const asked = part.ask()
    if (asked !== undefined) onConvert(asked)
  }
  return (
    <div className="flex grow flex-col">
      <FileLine file={file}>
        <span>{fileSize(file.size)}</span>
        <span aria-hidden="true">·</span>
        <PdfFact pdf={pdf} />
      </FileLine>
      <div className="flex grow flex-col justify-center gap-6 px-4 py-6 md:px-8">
        {problem === null && !locked && part.choice === null ? (
          <div>
            <p className="font-serif font-semibold text-xl">{WORDS.ready}</p>
            <p className="mt-1 text-soft">{WORDS.readyWhy}</p>
          </div>
        ) : null}
        {problem && !locked ? (
          <Notice tone="wrong" text={problem}>
            {pdf.kind === 'unreadable' ? WORDS.notSent : WORDS.stillChosen}
            {retry ? (
              <Button look="quiet" onClick={submit} className="-ml-5 flex text-sm">
                {WORDS.tryAgain}
              </Button>
            ) : null}
          </Notice>
        ) : null}
        {part.choice ? (
          <PageOffer
            choice={part.choice}
            said={problem !== null}
            wanted={part.wanted}
            problem={part.problem}
            input={part.input}
            onChange={part.change}
          />
        ) : null}
        {locked ? <PasswordForm problem={problem} onUnlock={onUnlock} /> : null}
      </div>
      <div className="flex flex-col gap-3 border-rule border-t px-4 py-4 sm:flex-row sm:flex-wrap md:px-8">
        <Button
          ref={convert}
          look={locked ? 'secondary' : 'primary'}
          onClick={submit}
          className="sm:min-w-40"
        >
          {WORDS.convert}
        </Button>
        <Button look="secondary" onClick={onInspect}>
          {WORDS.inspect}
        </Button>
        <Button look="quiet" onClick={onDifferent}>
          {WORDS.different}
        </Button>
      </div>
    </div>
  )
}

function PdfFact({ pdf }: { readonly pdf: Pdf }) {
  switch (pdf.kind) {
    case 'opening':
      return <span className="breathing">{WORDS.opening}</span>
    case 'open':
      return (
        <span className="inline-flex items-center gap-1.5">
          {WORDS.pages(pdf.pages)}
          {pdf.password === null ? null : (
            <>
              <LockKeyholeOpen aria-hidden="true" className="size-4" /> {WORDS.unlocked}
            </>
          )}
        </span>
      )
    case 'locked':
      return (
        <span className="inline-flex items-center gap-1.5">
          <LockKeyhole aria-hidden="true" className="size-4" /> {WORDS.locked}
        </span>
      )
    case 'unreadable':
      return <span className="font-medium text-wrong">{WORDS.unreadable}</span>
  }
}
