import type { ConversionProgress } from '@ledgerlift/contract'
import { useEffect } from 'react'
import { WORDS } from '#words/upload.ts'
import { fileSize } from '../../lib/file-size.ts'
import type { SentBytes } from '../../lib/post-form.ts'
import { Button } from '../../ui/button.tsx'
import { FileLine } from './file-line.tsx'
import { OfflineNotice } from './offline-notice.tsx'
import { litStages } from './progress.ts'
import { StageMarkers } from './stage-markers.tsx'
import { useProgress } from './use-progress.ts'

type ConvertingProps = {
  readonly file: File
  readonly sent: SentBytes | null
  readonly progress: ConversionProgress | null
  readonly onAppear: () => void
  readonly onCancel: () => void
}

export function Converting({ file, sent, progress, onAppear, onCancel }: ConvertingProps) {
  const percent = useProgress()
  useEffect(() => onAppear(), [onAppear])
  return (
    <div className="flex grow flex-col">
      <FileLine file={file}>{fileSize(file.size)}</FileLine>
      <div className="flex grow flex-col justify-center gap-5 px-4 py-6 md:px-8">
        <p role="status" className="font-serif font-semibold text-xl">
          {WORDS.converting}
        </p>
        <div
          role="progressbar"
          aria-label={WORDS.converting}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={Math.round(percent)}
          className="h-2 overflow-hidden border border-rule-strong bg-shade"
        >
          <div
            className="h-full origin-left bg-ink transition-transform duration-180"
            style={{ transform: `scaleX(${percent / 100})` }}
          />
        </div>
        <StageMarkers lit={litStages(percent)} />
        {/* Its line is there before its words, so that nothing moves. */}
        <p className="figures min-h-5 text-sm text-soft">{positionText(sent, progress)}</p>
        <OfflineNotice isSent={progress !== null} />
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

/** Where the work really is: what has been sent, then the page that is read. */
function positionText(sent: SentBytes | null, progress: ConversionProgress | null): string | null {
  if (progress?.status === 'queued') return WORDS.queued
  if (progress) return progress.page === 0 ? null : WORDS.page(progress.page, progress.pages)
  if (sent === null || sent.total === 0 || sent.sent === sent.total) return null
  const percent = Math.floor((sent.sent / sent.total) * 100)
  return WORDS.sending(fileSize(sent.sent), fileSize(sent.total), percent)
}
