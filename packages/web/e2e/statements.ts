import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SET = join(import.meta.dirname, '../../../corpus/set')

export const TWO_PAGES = join(SET, 'us-two-accounts.pdf')
export const THREE_PAGES = join(SET, 'au-everyday.pdf')
export const SCAN = join(SET, 'scan-uk-current-daily.pdf')
export const PROTECTED = join(SET, 'protected-au-everyday.pdf')

type Truth = {
  readonly password: string | null
  readonly openingBalance: string | null
  readonly closingBalance: string | null
  readonly transactions: readonly {
    readonly page: number
    readonly date: string
    readonly description: string
    readonly debit: string | null
    readonly credit: string | null
    readonly balance: string | null
  }[]
}

export const truthOf = (pdf: string): Truth =>
  JSON.parse(readFileSync(pdf.replace(/\.pdf$/, '.truth.json'), 'utf8'))

/** A PDF of so many pages with nothing on them. */
export function blankPdf(pages: number): Buffer {
  const kids = Array.from({ length: pages }, (_, n) => `${n + 3} 0 R`).join(' ')
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    `<</Type/Pages/Kids[${kids}]/Count ${pages}>>`,
    ...Array.from({ length: pages }, () => '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>'),
  ]
  const body = objects.map((object, n) => `${n + 1} 0 obj${object}endobj\n`).join('')
  return Buffer.from(`%PDF-1.7\n${body}trailer<</Root 1 0 R/Size ${objects.length + 1}>>\n%%EOF`)
}
