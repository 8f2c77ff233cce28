import type { ConversionProgress } from '@ledgerlift/contract'
import { useEffect } from 'react'
import { fileSize } from '../../lib/file-size.ts'
import { WORDS } from '../../words/en/upload.ts'
import { FileLine } from './file-line.tsx'
import { litStages } from './progress.ts'
import { StageMarkers } from './stage-markers.tsx'
import { useProgress } from './use-progress.ts'

type ConvertingProps = {
  readonly file: File
  readonly progress: ConversionProgress | null
  readonly onAppear: () => void
}

export function Converting({ file, progress, onAppear }: ConvertingProps) {
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
        <p className="figures min-h-5 text-sm text-soft">
          {progress ? WORDS.page(progress.page, progress.pages) : null}
        </p>
      </div>
    </div>
  )
}
