import { toCsv } from '@ledgerlift/engine'
import { Download } from 'lucide-react'
import { WORDS } from '#words/result.ts'
import type { ResultTable } from '../../lib/result-table.ts'
import { saveFile } from '../../lib/save-file.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Retention } from '../../ui/retention.tsx'
import { StatementReport } from '../../ui/statement-table/statement-report.tsx'

type FoundTransactionsProps = {
  readonly table: ResultTable
  readonly csvName: string
  readonly uuid: string
  readonly onDeleted: () => void
}

export function FoundTransactions({ table, csvName, uuid, onDeleted }: FoundTransactionsProps) {
  const { rows, headers } = table
  if (rows.length === 0) {
    return (
      <>
        <p className="font-serif text-xl">{WORDS.noData}</p>
        <StatementReport table={table} />
        <div>
          <ButtonLink to="/" look="secondary">
            {WORDS.goHome}
          </ButtonLink>
        </div>
      </>
    )
  }
  const download = () =>
    saveFile(
      csvName,
      toCsv(
        headers,
        rows.map(({ cells }) => cells),
      ),
    )
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-4">
        <p className="figures" role="status">
          {WORDS.found(rows.length)}
        </p>
        <Button onClick={download} className="max-sm:w-full">
          <Download aria-hidden="true" className="size-4" />
          {WORDS.download}
        </Button>
      </div>
      <StatementReport table={table} />
      <Retention uuid={uuid} onDeleted={onDeleted} />
    </>
  )
}
