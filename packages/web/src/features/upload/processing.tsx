import { fileSize } from '../../lib/file-size.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { WORDS } from '../../words/en/upload.ts'
import { FileLine } from './file-line.tsx'

type ProcessingProps = { readonly file: File; readonly wants: 'unlock' | 'convert' }

export function Processing({ file, wants }: ProcessingProps) {
  return (
    <div className="flex grow flex-col">
      <FileLine file={file}>{fileSize(file.size)}</FileLine>
      <div role="status" className="flex grow flex-col justify-center gap-1 px-4 py-6 md:px-8">
        <p className="flex items-center gap-3 font-serif font-semibold text-xl">
          <Spinner />
          {WORDS.processing}
        </p>
        <p className="text-soft">{wants === 'unlock' ? WORDS.unlockingWhy : WORDS.processingWhy}</p>
      </div>
    </div>
  )
}
