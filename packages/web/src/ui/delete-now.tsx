import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { WORDS } from '#words/deletion.ts'
import { useAuth } from '../lib/auth.ts'
import { deleteConversion } from '../lib/conversion-calls.ts'
import { messageOf } from '../lib/error-text.ts'
import { forgetPdfLocation } from '../lib/pdf-location.ts'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Notice } from './notice.tsx'

type DeleteNowProps = { readonly uuid: string; readonly onDeleted: () => void }

/** Deletes a statement and its table from the server at once, when asked twice. */
export function DeleteNow({ uuid, onDeleted }: DeleteNowProps) {
  const { token } = useAuth()
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const remove = async () => {
    setBusy(true)
    try {
      await deleteConversion(uuid, token)
      forgetPdfLocation(uuid)
      onDeleted()
    } catch (thrown) {
      setProblem(WORDS.failed(messageOf(thrown)))
      setBusy(false)
    }
  }
  return (
    <>
      <Button look="quiet" onClick={() => setAsking(true)} className="text-sm">
        <Trash2 aria-hidden="true" className="size-4" />
        {WORDS.now}
      </Button>
      {asking ? (
        <Dialog title={WORDS.title} text={WORDS.text} onClose={() => setAsking(false)}>
          {problem ? <Notice tone="wrong" text={problem} /> : null}
          <div className="flex flex-wrap gap-3">
            <Button look="secondary" onClick={() => setAsking(false)}>
              {WORDS.keep}
            </Button>
            <Button look="danger" busy={busy} disabled={busy} onClick={remove}>
              {WORDS.now}
            </Button>
          </div>
        </Dialog>
      ) : null}
    </>
  )
}
