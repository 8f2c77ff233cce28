import { FileUp } from 'lucide-react'
import { type FileRejection, useDropzone } from 'react-dropzone'
import { WORDS } from '#words/upload.ts'
import { prepareReader } from '../../lib/pdf/pdf-reader.ts'
import { usePagesAvailable } from '../../lib/use-pages-available.ts'
import { Button } from '../../ui/button.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Notice } from '../../ui/notice.tsx'

type DropzoneProps = {
  readonly problem: string | null
  readonly onFile: (file: File) => void
  readonly onExample: () => void
  readonly onProblem: (problem: string) => void
}

export function Dropzone({ problem, onFile, onExample, onProblem }: DropzoneProps) {
  const { remaining } = usePagesAvailable()
  const { getRootProps, getInputProps, isDragActive, open } = useDropzone({
    accept: { 'application/pdf': ['.pdf'] },
    multiple: false,
    noClick: true,
    noKeyboard: true,
    onDragEnter: prepareReader,
    onDropAccepted: ([file]) => file && onFile(file),
    onDropRejected: (rejected) => onProblem(rejectionText(rejected)),
  })
  // The reader of PDFs is large: visitors who only look at the page do not load it.
  const choose = () => {
    prepareReader()
    open()
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions lint/a11y/useKeyWithClickEvents: the whole sheet takes a click and a drop; the keyboard has the button
    <div
      {...getRootProps({ tabIndex: undefined, role: undefined })}
      onClick={choose}
      className={classNames(
        'group flex grow cursor-pointer flex-col transition-colors duration-150',
        isDragActive ? 'bg-proved-wash' : 'hover:bg-shade/50',
      )}
    >
      <input {...getInputProps({ 'aria-hidden': true, tabIndex: -1 })} style={undefined} className="hidden" />
      <div
        className={classNames(
          'm-3 flex grow flex-col items-center justify-center gap-5 border border-dashed px-4 py-8 text-center',
          'transition-colors duration-150 md:m-4',
          isDragActive ? 'border-proved' : 'border-rule-strong group-hover:border-ink',
        )}
      >
        <FileUp aria-hidden="true" strokeWidth={1.25} className="size-12 text-soft" />
        <div>
          <p className="font-serif font-semibold text-xl tracking-[-0.01em] md:text-2xl">
            {isDragActive ? WORDS.dropNow : WORDS.drop}
          </p>
          <p className="mt-1 text-soft">{WORDS.or}</p>
        </div>
        <Button
          onClick={(event) => {
            event.stopPropagation()
            choose()
          }}
          className="min-w-44"
        >
          {WORDS.chooseFile}
        </Button>
        <p className="text-sm text-soft">{WORDS.limits}</p>
        <Button
          look="quiet"
          size="small"
          onClick={(event) => {
            event.stopPropagation()
            onExample()
          }}
        >
          {WORDS.tryExample}
        </Button>
        {problem ? (
          <Notice tone="wrong" text={problem}>
            {WORDS.notSent}
          </Notice>
        ) : null}
      </div>
      <p className="figures flex flex-wrap justify-between gap-x-6 gap-y-1 border-rule border-t px-4 py-3 text-sm text-soft">
        <span>{WORDS.pagesAvailable(remaining)}</span>
        <span>{WORDS.deletion}</span>
      </p>
    </div>
  )
}

function rejectionText(rejected: readonly FileRejection[]): string {
  const [first] = rejected
  return rejected.length > 1 || first === undefined ? WORDS.onlyOne : WORDS.notPdf(first.file.name)
}
