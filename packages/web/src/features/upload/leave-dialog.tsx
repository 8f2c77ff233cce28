import { WORDS } from '#words/upload.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import type { LeaveGuard } from './use-leave-guard.ts'

/** Asks visitors who are about to leave while something is being converted. */
export function LeaveDialog({ guard }: { readonly guard: LeaveGuard }) {
  return (
    <Dialog title={WORDS.leaveTitle} text={WORDS.leaveText} onClose={guard.stay}>
      <div className="flex flex-wrap gap-3">
        <Button onClick={guard.stay}>{WORDS.stay}</Button>
        <Button look="secondary" onClick={guard.leave}>
          {WORDS.leave}
        </Button>
      </div>
    </Dialog>
  )
}
