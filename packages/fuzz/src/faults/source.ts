import type { Print } from '../drawing/print.ts'
import type { AmendBooks, Book } from './book.ts'

/** A statement that can be printed again, right or with its books amended: the rest of the print stays the same. */
export type Source = {
  /** Draws it again: `fuzzer/42/17`. */
  readonly name: string
  readonly print: (amend: AmendBooks) => Print
  /** Whether each row stands on one page, so that it is lost with it. */
  readonly keepsRowsWhole: boolean
  /** Whether it prints sums of its rows that no change of the books makes wrong. */
  readonly printsSums: boolean
}

/** A print, and the books that it was printed from. */
export type BookedPrint = Print & { readonly books: readonly Book[] }

export function printSource(source: Source, amend: AmendBooks = (books) => books): BookedPrint {
  let printed: readonly Book[] = []
  const print = source.print((books) => {
    const amended = amend(books)
    printed = amended
    return amended
  })
  return { ...print, books: printed }
}
