import { Download, Sheet } from 'lucide-react'
import { memo } from 'react'
import { WORDS } from '#words/inspect.ts'
import { saveFile } from '../../../lib/save-file.ts'
import { Button } from '../../../ui/button.tsx'
import type { Cell } from '../extract/extract-cells.ts'
import { type ExtractedTable, tableHeading, tablesFileName, tablesToCsv } from '../extract/table-files.ts'
import { PlainTable } from './plain-table.tsx'

export type ShownTable = { readonly selection: number; readonly rows: readonly (readonly Cell[])[] }

type ExtractedTablesProps = {
  readonly tables: readonly ShownTable[]
  readonly fileName: string
  readonly onNoData: () => void
}

/** Section 2: one plain table for each selection, and the download. */
export const ExtractedTables = memo(function ExtractedTables({
  tables,
  fileName,
  onNoData,
}: ExtractedTablesProps) {
  const texts = tables.map(toTexts)
  const download = (save: () => void) => () => (tables.length === 0 ? onNoData() : save())
  const saveXlsx = async () => {
    const { tablesToXlsx } = await import('../extract/tables-to-xlsx.ts')
    saveFile(tablesFileName(fileName).replace(/csv$/, 'xlsx'), await tablesToXlsx(texts), XLSX_TYPE)
  }
  return (
    <section
      aria-labelledby="extracted"
      className="flex flex-col gap-5 border-rule-strong border-t px-4 py-8 sm:px-8"
    >
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h2 id="extracted" className="font-serif font-semibold text-2xl tracking-[-0.01em]">
          {WORDS.extracted}
        </h2>
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col">
          <Button onClick={download(() => saveFile(tablesFileName(fileName), tablesToCsv(texts)))}>
            <Download aria-hidden="true" className="size-4" />
            {WORDS.downloadCsv}
          </Button>
          <Button look="secondary" onClick={download(() => void saveXlsx())}>
            <Sheet aria-hidden="true" className="size-4" />
            {WORDS.downloadXlsx}
          </Button>
        </div>
      </div>
      {tables.length === 0 ? <p className="text-soft">{WORDS.noneExtracted}</p> : null}
      {tables.map((table, i) => {
        const heading = tableHeading(i, toTexts(table))
        return (
          <div key={table.selection} className="flex flex-col gap-2">
            <h3 className="font-medium">{heading}</h3>
            <PlainTable rows={table.rows} label={heading} />
          </div>
        )
      })}
    </section>
  )
})

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

export const toTexts = ({ selection, rows }: ShownTable): ExtractedTable => ({
  selection,
  rows: rows.map((row) => row.map(({ text }) => text)),
})
