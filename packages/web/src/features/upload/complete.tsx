import { useEffect, useRef, useState } from 'react'
import { WORDS as DELETION } from '#words/deletion.ts'
import { WORDS } from '#words/upload.ts'
import { useCorrections } from '../../lib/corrections/use-corrections.ts'
import { EXAMPLE } from '../../lib/example.ts'
import { SAVED_CSV } from '../../lib/file-names.ts'
import type { ResultTable } from '../../lib/result-table.ts'
import type { Reconverted } from '../../lib/use-convert-again.ts'
import { useWholeResult } from '../../lib/use-whole-result.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Retention } from '../../ui/retention.tsx'
import { DownloadMenu } from '../../ui/statement-table/download-menu.tsx'
import { StatementReport } from '../../ui/statement-table/statement-report.tsx'
import { useCsvLink } from '../../ui/statement-table/use-csv-link.ts'

type CompleteProps = {
  readonly table: ResultTable
  readonly uuid: string | null
  readonly onAnother: () => void
  readonly onReconverted: (result: Reconverted) => void
}

export function Complete({ table: saved, uuid: known, onAnother, onReconverted }: CompleteProps) {
  const isExample = known === EXAMPLE
  const uuid = isExample ? null : known
  const corrections = useCorrections(useWholeResult(saved, uuid), uuid)
  const { table } = corrections
  const heading = useRef<HTMLHeadingElement>(null)
  const csv = useCsvLink(table)
  const [deleted, setDeleted] = useState(false)
  const isEmpty = table.rows.length === 0
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is new is read out
  useEffect(() => heading.current?.focus(), [deleted])
  return (
    <section aria-label={WORDS.complete} data-step={4} className="flex flex-col gap-2">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2">
        <div className="flex flex-wrap items-baseline gap-x-4">
          <h1
            ref={heading}
            tabIndex={-1}
            className="font-serif font-semibold text-xl outline-none tracking-[-0.01em]"
          >
            {deleted ? DELETION.done : isExample ? WORDS.example : WORDS.complete}
          </h1>
          <p className="text-soft max-sm:text-sm">
            {deleted ? DELETION.doneText : isExample ? WORDS.exampleWhy : isEmpty ? WORDS.noRows : WORDS.keep}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          {deleted || isEmpty ? null : (
            <a href={csv} download={SAVED_CSV} className={buttonClass('primary', 'small')}>
              {WORDS.download}
            </a>
          )}
          {deleted || isEmpty ? null : <DownloadMenu table={table} name={SAVED_CSV.replace(/\.csv$/, '')} />}
          <Button look={isEmpty ? 'primary' : 'secondary'} size="small" onClick={onAnother}>
            {WORDS.another}
          </Button>
        </div>
      </div>
      {deleted ? null : (
        <>
          <StatementReport
            {...{ corrections, uuid, onReconverted }}
            {...(isExample ? { pdf: EXAMPLE } : {})}
          />
          {uuid === null ? null : <Retention uuid={uuid} onDeleted={() => setDeleted(true)} />}
        </>
      )}
    </section>
  )
}
