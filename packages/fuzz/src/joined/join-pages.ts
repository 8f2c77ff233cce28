import type { PageLines } from '@ledgerlift/engine'

/** The pages of several documents as those of one file, numbered through. */
export function joinPages(documents: readonly (readonly PageLines[])[]): PageLines[] {
  let before = 0
  return documents.flatMap((pages) => {
    const moved = pages.map((page) => movePage(page, before))
    before += pages.length
    return moved
  })
}

function movePage(page: PageLines, by: number): PageLines {
  const lines = page.lines.map((line) => ({
    ...line,
    page: line.page + by,
    words: line.words.map((word) => ({ ...word, page: word.page + by })),
  }))
  return { ...page, number: page.number + by, lines }
}
