import { formatNamed } from '@ledgerlift/export'
import { useEffect, useState } from 'react'
import { toExported } from '../../lib/exported-table.ts'
import type { ResultTable } from '../../lib/result-table.ts'

/** The address of the table as CSV, for a link to download; it ends with the component. */
export function useCsvLink(table: ResultTable): string | undefined {
  const [link, setLink] = useState<string>()
  useEffect(() => {
    let url: string | null = null
    let gone = false
    void formatNamed('csv')
      ?.write(toExported(table))
      .then(([file]) => {
        if (gone || !file) return
        url = URL.createObjectURL(new Blob([file.content], { type: 'text/csv;charset=utf-8' }))
        setLink(url)
      })
    return () => {
      gone = true
      if (url !== null) URL.revokeObjectURL(url)
    }
  }, [table])
  return link
}
