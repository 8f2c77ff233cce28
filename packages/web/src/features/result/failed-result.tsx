import { WORDS } from '#words/result.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'

type FailedResultProps = { readonly text: string; readonly gone: boolean }

/** Why there is no table, and what can be done. */
export function FailedResult({ text, gone }: FailedResultProps) {
  return (
    <>
      <Notice tone="wrong" text={text}>
        {gone ? WORDS.gone : WORDS.safe}
      </Notice>
      <div className="flex flex-wrap gap-3">
        {gone ? null : <Button onClick={() => location.reload()}>{WORDS.loadAgain}</Button>}
        <ButtonLink to="/" look="secondary">
          {WORDS.goHome}
        </ButtonLink>
      </div>
    </>
  )
}
