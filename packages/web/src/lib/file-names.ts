/** The names of the CSV, by decision D7. `{name}` never keeps its `.pdf`. */
const DEFAULT_NAME = 'converted_result'

export const SAVED_CSV = 'extracted_table.csv'

const withoutPdf = (name: string): string => name.replace(/\.pdf$/i, '')

/** @param fileName the `filename` parameter of /converted */
export function convertedCsv(fileName: string | null): string {
  const name = withoutPdf(fileName ?? '').trim()
  return name === '' ? `${DEFAULT_NAME}.csv` : `${name}_converted.csv`
}

export const shownName = (fileName: string | null): string => fileName?.trim() || DEFAULT_NAME
