import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { WORDS } from '#words/inspect.ts'
import { useAuth } from '../../../lib/auth.ts'
import { askAllowance, sendStatement } from '../../../lib/conversion-calls.ts'
import { TEXT } from '../../../lib/error-text.ts'
import { notePaid, paidConversion } from '../../../lib/paid-conversion.ts'
import { rememberName } from '../../../lib/recent.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Area } from '../drawing/area.ts'
import type { OpenDocument } from '../open-document.ts'
import { toGiven } from '../proposals.ts'
import { pageList } from './page-list.ts'

type StatementDialogProps = {
  readonly document: OpenDocument
  readonly areas: readonly Area[]
  readonly onClose: () => void
}

/** Asks which pages, hands the drawn tables to the server as given, and goes to the result. */
export function StatementDialog({
  document: { file, pages, password },
  areas,
  onClose,
}: StatementDialogProps) {
  const { token, refreshUser } = useAuth()
  const navigate = useNavigate()
  const drawn = new Set(areas.map(({ page }) => page))
  const [isWhole, setIsWhole] = useState(true)
  const [problem, setProblem] = useState<string | null>(null)
  const [isSending, setIsSending] = useState(false)
  const abort = useRef<AbortController | null>(null)
  const asked = isWhole ? pages : drawn.size

  useEffect(() => {
    let gone = false
    // Where the whole file is more than there is left, the pages with tables may not be.
    void askAllowance(pages, token).then((allowance) => {
      if (!gone && allowance?.allowed === false && paidConversion(file) === null) setIsWhole(false)
    })
    return () => {
      gone = true
      abort.current?.abort()
    }
  }, [file, pages, token])

  const send = async () => {
    if (isSending) return
    setIsSending(true)
    setProblem(null)
    abort.current = new AbortController()
    const { signal } = abort.current
    const sent = await sendStatement({
      file,
      password,
      range: isWhole ? null : pageList(drawn),
      tables: areas.map(toGiven),
      rereads: paidConversion(file),
      token,
      refreshUser,
      onSent: () => {},
      signal,
    })
    if (signal.aborted) return
    setIsSending(false)
    if (sent.kind === 'accepted') {
      // What was paid for stays what it was, where this reading is of a part only.
      if (asked === pages) notePaid(file, sent.uuid)
      rememberName(sent.uuid, file.name)
      void navigate(`/converted?${new URLSearchParams({ uuid: sent.uuid, filename: file.name })}`)
    } else setProblem(sent.kind === 'password' ? TEXT.password : sent.text)
  }

  return (
    <Dialog
      title={WORDS.statement.title}
      text={WORDS.statement.text(asked, asked === pages)}
      onClose={onClose}
    >
      {drawn.size < pages ? (
        <fieldset className="flex flex-col gap-2 text-sm">
          <legend className="sr-only">{WORDS.thumbnails}</legend>
          <Choice checked={isWhole} onChoose={() => setIsWhole(true)}>
            {WORDS.statement.whole(pages)}
            <span className="block text-soft">{WORDS.statement.wholeWhy}</span>
          </Choice>
          <Choice checked={!isWhole} onChoose={() => setIsWhole(false)}>
            {WORDS.statement.drawn(pageList(drawn), drawn.size)}
          </Choice>
        </fieldset>
      ) : null}
      {problem ? <Notice tone="wrong" text={problem} /> : null}
      <div className="flex flex-wrap gap-3">
        <Button busy={isSending} onClick={() => void send()}>
          {WORDS.statement.start}
        </Button>
        <Button look="secondary" onClick={onClose}>
          {WORDS.cancel}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {isSending ? WORDS.statement.sending : ''}
      </p>
    </Dialog>
  )
}

type ChoiceProps = {
  readonly checked: boolean
  readonly onChoose: () => void
  readonly children: React.ReactNode
}

const Choice = ({ checked, onChoose, children }: ChoiceProps) => (
  <label className="flex min-h-9 items-start gap-3">
    <input
      type="radio"
      name="pages"
      className="mt-0.5 size-4 accent-ink"
      checked={checked}
      onChange={onChoose}
    />
    <span className="min-w-0">{children}</span>
  </label>
)
