import { lazy, Suspense, useEffect } from 'react'
import { Loading } from '../../ui/spinner.tsx'
import { WORDS } from '../../words/en/upload.ts'
import { ChosenFile } from './chosen-file.tsx'
import { Converting } from './converting.tsx'
import { Dropzone } from './dropzone.tsx'
import { keepPageOnDrop } from './keep-page-on-drop.ts'
import { Processing } from './processing.tsx'
import type { Upload } from './use-upload.ts'

/** The table is not part of the first JavaScript; it is asked for as soon as a conversion begins. */
const loadComplete = () => import('./complete.tsx')
const fetchComplete = () => void loadComplete()
const Complete = lazy(() => loadComplete().then((module) => ({ default: module.Complete })))

export function UploadArea({ upload }: { readonly upload: Upload }) {
  const { state } = upload
  useEffect(keepPageOnDrop, [])
  if (state.step === 4) {
    return (
      <Suspense fallback={<Loading />}>
        <Complete table={state.table} onAnother={upload.clear} />
      </Suspense>
    )
  }
  return (
    <section
      aria-label={WORDS.region}
      data-step={state.step}
      className="flex min-h-[22rem] flex-col border border-rule-strong bg-sheet lg:min-h-[31rem]"
    >
      {state.step === 0 ? (
        <Dropzone problem={state.problem} onFile={upload.chooseFile} onProblem={upload.rejectFile} />
      ) : null}
      {state.step === 1 ? (
        <ChosenFile
          file={state.file}
          pdf={state.pdf}
          problem={state.problem}
          onConvert={upload.convert}
          onUnlock={upload.unlock}
          onInspect={upload.inspect}
          onDifferent={upload.clear}
        />
      ) : null}
      {state.step === 2 ? <Processing file={state.file} wants={state.wants} /> : null}
      {state.step === 3 ? (
        <Converting file={state.file} progress={state.progress} onAppear={fetchComplete} />
      ) : null}
    </section>
  )
}
