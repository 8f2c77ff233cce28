import { lazy, Suspense, useEffect } from 'react'
import { WORDS } from '#words/upload.ts'
import { whenOnline } from '../../lib/online.ts'
import { Loading } from '../../ui/spinner.tsx'
import { ChosenFile } from './chosen-file.tsx'
import { Converting } from './converting.tsx'
import { Dropzone } from './dropzone.tsx'
import { keepPageOnDrop } from './keep-page-on-drop.ts'
import { Processing } from './processing.tsx'
import { useLeaveGuard } from './use-leave-guard.ts'
import type { Upload } from './use-upload.ts'

/** Table and dialog are not part of the first JavaScript; they are asked for as soon as a conversion begins. */
const loadComplete = whenOnline(() => import('./complete.tsx'))
const loadLeaveDialog = whenOnline(() => import('./leave-dialog.tsx'))
const fetchAhead = () => void Promise.allSettled([loadComplete(), loadLeaveDialog()])
const Complete = lazy(() => loadComplete().then((module) => ({ default: module.Complete })))
const LeaveDialog = lazy(() => loadLeaveDialog().then((module) => ({ default: module.LeaveDialog })))

async function showExample(upload: Upload): Promise<void> {
  const { EXAMPLE, openExample } = await import('../../lib/example.ts')
  const table = await openExample()
  if (table !== null) upload.show({ table, uuid: EXAMPLE })
}

export function UploadArea({ upload }: { readonly upload: Upload }) {
  const { state } = upload
  useEffect(keepPageOnDrop, [])
  const guard = useLeaveGuard(state.step === 3)
  if (state.step === 4) {
    return (
      <Suspense fallback={<Loading />}>
        <Complete
          table={state.table}
          uuid={state.uuid}
          onAnother={upload.clear}
          onReconverted={upload.show}
        />
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
        <Dropzone
          problem={state.problem}
          onFile={upload.chooseFile}
          onExample={() => void showExample(upload)}
          onProblem={upload.rejectFile}
        />
      ) : null}
      {state.step === 1 ? (
        <ChosenFile
          state={state}
          onConvert={upload.convert}
          onUnlock={upload.unlock}
          onInspect={upload.inspect}
          onDifferent={upload.clear}
        />
      ) : null}
      {state.step === 2 ? (
        <Processing file={state.file} wants={state.wants} onCancel={upload.cancel} />
      ) : null}
      {state.step === 3 ? (
        <Converting
          file={state.file}
          sent={state.sent}
          progress={state.progress}
          onAppear={fetchAhead}
          onCancel={upload.cancel}
        />
      ) : null}
      {guard.asking ? (
        <Suspense>
          <LeaveDialog guard={guard} />
        </Suspense>
      ) : null}
    </section>
  )
}
