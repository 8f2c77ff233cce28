import type { Line } from '../../layout/word.ts'
import type { Ruling } from '../../pdf/page.ts'
import type { Header } from '../table.ts'

/** The text of one page as the table stage needs it. */
export type PageText = {
  readonly page: number
  readonly lines: readonly Line[]
  readonly rulings: readonly Ruling[]
  readonly headers: readonly Header[]
}
