import { formatNamed } from '@ledgerlift/export'
import { Download } from 'lucide-react'
import { WORDS } from '#words/result.ts'
import { useCorrections } from '../../lib/corrections/use-corrections.ts'
import { toExported } from '../../lib/exported-table.ts'
import type { ResultTable } from '../../lib/result-table.ts'
import { saveFile } from '../../lib/save-file.ts'
import type { Reconverted } from '../../lib/use-convert-again.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Retention } from '../../ui/retention.tsx'
import { DownloadMenu } from '../../ui/statement-table/download-menu.tsx'
import { StatementReport } from '../../ui/statement-table/statement-report.tsx'

type FoundTransactionsProps = {
  readonly table: ResultTable
  readonly csvName: string
  readonly uuid: string
  readonly onDeleted: () => void
  readonly onReconverted: (result: Reconverted) => void
}

export function FoundTransactions(props: FoundTransactionsProps) {
  const { csvName, uuid, onDeleted, onReconverted } = props
  const corrections = useCorrections(props.table, uuid)
  const { table } = corrections
  const { rows } = table
  const report = <StatementReport {...{ corrections, uuid, onReconverted }} />
  if (rows.length === 0) {
    return (
      <>
        <p className="font-serif text-xl">{WORDS.noData}</p>
        {report}
        <div>
          <ButtonLink to="/">{WORDS.goHome}</ButtonLink>
        </div>
        <Retention uuid={uuid} onDeleted={onDeleted} />
      </>
    )
  }
  const download = async () => {
    const [file] = (await formatNamed('csv')?.write(toExported(table))) ?? []
    if (file) saveFile(csvName, file.content)
  }
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 md:-mt-14 md:ml-auto md:h-11">
        <p className="figures text-sm" role="status">
          {WORDS.found(rows.length)}
        </p>
        <div className="flex flex-wrap gap-2 max-sm:w-full">
          <Button size="small" onClick={() => void download()} className="max-sm:grow">
            <Download aria-hidden="true" className="size-4 max-sm:hidden" />
            {WORDS.download}
          </Button>
          <DownloadMenu table={table} name={csvName.replace(/\.csv$/, '')} />
        </div>
      </div>
      {report}
      <Retention uuid={uuid} onDeleted={onDeleted} />
    </>
  )
}
