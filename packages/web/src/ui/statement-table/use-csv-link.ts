import { useEffect, useState } from 'react'
import type { ResultTable } from '../../lib/result-table.ts'
import { tableCsv } from '../../lib/table-csv.ts'

/** The address of the table as CSV, for a link to download; it ends with the component. */
export function useCsvLink(table: ResultTable): string | undefined {
  const [link, setLink] = useState<string>()
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([tableCsv(table)], { type: 'text/csv;charset=utf-8' }))
    setLink(url)
    return () => URL.revokeObjectURL(url)
  }, [table])
  return link
}
