import { WORDS } from '#words/upload.ts'
import { fileSize } from '../../lib/file-size.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { FileLine } from './file-line.tsx'
import { OfflineNotice } from './offline-notice.tsx'

type ProcessingProps = {
  readonly file: File
  readonly wants: 'unlock' | 'convert'
  readonly onCancel: () => void
}

export function Processing({ file, wants, onCancel }: ProcessingProps) {
  return (
    <div className="flex grow flex-col">
      <FileLine file={file}>{fileSize(file.size)}</FileLine>
      <div role="status" className="flex grow flex-col justify-center gap-1 px-4 py-6 md:px-8">
        <p className="flex items-center gap-3 font-serif font-semibold text-xl">
          <Spinner />
          {WORDS.processing}
        </p>
        <p className="text-soft">{wants === 'unlock' ? WORDS.unlockingWhy : WORDS.processingWhy}</p>
        {wants === 'convert' ? <OfflineNotice isSent={false} /> : null}
      </div>
      {/* Not where Convert was: a second click on that must not cancel. */}
      <div className="flex justify-end border-rule border-t px-4 py-4 md:px-8">
        <Button look="secondary" onClick={onCancel} className="max-sm:w-full">
          {WORDS.cancel}
        </Button>
      </div>
    </div>
  )
}
