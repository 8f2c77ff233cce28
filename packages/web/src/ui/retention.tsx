import { WORDS } from '#words/deletion.ts'
import { DeleteNow } from './delete-now.tsx'

type RetentionProps = { readonly uuid: string; readonly onDeleted: () => void }

/** How long a statement is kept, and the way to have it deleted before. */
export function Retention({ uuid, onDeleted }: RetentionProps) {
  return (
    <div className="flex flex-wrap items-center gap-x-2 text-sm text-soft print:hidden">
      {WORDS.retention}
      <DeleteNow uuid={uuid} onDeleted={onDeleted} />
    </div>
  )
}
