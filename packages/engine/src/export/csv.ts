import Papa from 'papaparse'

/** Excel takes a file for UTF-8 only when it starts so. */
const BYTE_ORDER_MARK = '\uFEFF'
/**
 * A text that a spreadsheet would run as a formula: it starts like one and is no number. The wide forms of the signs
 * run in Japanese Excel (OWASP, CSV injection).
 */
const FORMULA = /^(?:[=@\t\r\n＝＠＋－]|[+-](?!\d*\.?\d+$))/

/**
 * A table as CSV (RFC 4180, UTF-8) that Excel and LibreOffice open with dates as dates, amounts as numbers, and
 * no text that runs as a formula.
 */
export function toCsv(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  return BYTE_ORDER_MARK + unparse([headers, ...rows], ',')
}

/** Rows for the clipboard, from where they are pasted into the cells of a spreadsheet; as safe as the CSV. */
export const toTsv = (rows: readonly (readonly string[])[]): string => unparse(rows, '\t')

const unparse = (rows: readonly (readonly string[])[], delimiter: string): string =>
  Papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: FORMULA, delimiter },
  )
