import { toCsv } from '@ledgerlift/engine'
import { useEffect, useState } from 'react'
import type { ResultTable } from '../../lib/result-table.ts'

/** The address of the table as CSV, for a link to download; it ends with the component. */
export function useCsvLink(table: ResultTable): string | undefined {
  const [link, setLink] = useState<string>()
  useEffect(() => {
    const csv = toCsv(
      table.headers,
      table.rows.map(({ cells }) => cells),
    )
    const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }))
    setLink(url)
    return () => URL.revokeObjectURL(url)
  }, [table])
  return link
}
