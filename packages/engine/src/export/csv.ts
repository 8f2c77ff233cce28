import Papa from 'papaparse'

/** Excel takes a file for UTF-8 only when it starts so. */
const BYTE_ORDER_MARK = '\uFEFF'
/**
 * A text that a spreadsheet would run as a formula: it starts like one and is no number. The wide forms of the signs
 * run in Japanese Excel (OWASP, CSV injection).
 */
const FORMULA = /^(?:[=@\r\n＝＠＋－]|\t(?![\d])|[+-](?!\d*[.,]?\d+$))/

/**
 * A text that a spreadsheet would turn into another number, a day or a power of ten: leading zeros, more digits than it
 * shows, `12E5`, `1/2`. Excel and LibreOffice both leave it alone behind a tab.
 */
const CHANGED = /^(?:0\d+|\d{12,}|\d+[eE]\d+|\d{1,4}[-/]\d{1,2}(?:[-/]\d{1,4})?|\d{1,2}\.\d{1,2}\.\d{2,4})$/
/** Columns of numbers and days, which a spreadsheet should understand. */
const UNDERSTOOD = new Set(['date', 'debit', 'credit', 'interest and fees', 'balance', 'page'])
/** A day or an amount as the engine writes it in every column. */
const UNDERSTOOD_TEXT = /^(?:\d{4}-\d\d-\d\d|-?\d+(?:\.\d+)?)$/

export type CsvOptions = {
  readonly separator?: ',' | ';' | '\t'
  /** Between whole and fraction of amounts. */
  readonly decimal?: '.' | ','
  /** `kept`: as spreadsheets leave them alone; `plain`: as they are, for programs. */
  readonly texts?: 'kept' | 'plain'
}

/**
 * A table as CSV (RFC 4180, UTF-8) that Excel and LibreOffice open with dates as dates, amounts as numbers, texts as
 * texts and no text that runs as a formula.
 */
export function toCsv(
  headers: readonly string[],
  rows: readonly (readonly string[])[],
  { separator = ',', decimal = '.', texts = 'kept' }: CsvOptions = {},
): string {
  const isUnderstood = headers.map((header) => UNDERSTOOD.has(header.trim().toLowerCase()))
  const cell = (text: string, column: number) => {
    if (!isUnderstood[column]) return texts === 'kept' && isChanged(text) ? `\t${text}` : text
    return decimal === ',' && UNDERSTOOD_TEXT.test(text) ? text.replace('.', ',') : text
  }
  return BYTE_ORDER_MARK + unparse([headers, ...rows.map((row) => row.map(cell))], separator)
}

/** Rows for the clipboard, from where they are pasted into the cells of a spreadsheet; as safe as the CSV. */
export const toTsv = (rows: readonly (readonly string[])[]): string => unparse(rows, '\t')

const isChanged = (text: string): boolean => CHANGED.test(text) && !/^\d{4}-\d\d-\d\d$/.test(text)

const unparse = (rows: readonly (readonly string[])[], delimiter: string): string =>
  Papa.unparse(
    rows.map((row) => [...row]),
    { escapeFormulae: FORMULA, delimiter },
  )
