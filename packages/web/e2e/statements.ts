import { readFileSync } from 'node:fs'
import { join } from 'node:path'

const SET = join(import.meta.dirname, '../../../corpus/set')

export const TWO_PAGES = join(SET, 'us-two-accounts.pdf')
export const THREE_PAGES = join(SET, 'au-everyday.pdf')
export const SCAN = join(SET, 'scan-us-checking-running.pdf')
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
