import { WORDS } from '#words/recent.ts'
import { useAuth } from '../../lib/auth.ts'
import { awaitResult } from '../../lib/conversion-calls.ts'
import { type ResultTable, readResultTable } from '../../lib/result-table.ts'
import { RecentList } from '../../ui/recent-list.tsx'

type RecentStripProps = {
  readonly onShow: (result: { readonly table: ResultTable; readonly uuid: string }) => void
}

/** What is kept of the last day, between the upload area and what stands below it: nothing moves when it comes. */
export function RecentStrip({ onShow }: RecentStripProps) {
  const { user, token } = useAuth()
  const open = async (uuid: string) => {
    const outcome = await awaitResult(uuid, token, () => {}, new AbortController().signal)
    const table = outcome.kind === 'result' ? readResultTable(outcome.body) : null
    if (table !== null) {
      onShow({ table, uuid })
      window.scrollTo(0, 0)
    }
  }
  return (
    <div className="frame flex h-full items-center gap-4 overflow-x-auto text-sm [&_ul]:flex-nowrap">
      <RecentList most={3} onOpen={user === null ? (uuid) => void open(uuid) : undefined} />
      <span className="sr-only">{WORDS.title}</span>
    </div>
  )
}
