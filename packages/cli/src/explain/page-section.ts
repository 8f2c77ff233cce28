import { html } from 'ghtml'
import type { ExplainedPage } from './explained-page.ts'
import { toOverlay } from './overlay.ts'
import { toTableSection } from './table-section.ts'

const STATES = {
  text: 'No table was found on this page.',
  scan: 'This page is a scan: it shows a picture and next to no text.',
  unrecognised: 'This page is a scan whose text could not be recognised.',
  unreadable: 'This page is too damaged to be loaded.',
} as const

/** @param picture a data URL; absent where the page cannot be drawn */
export function toPageSection(page: ExplainedPage, picture: string | undefined): string {
  const { number, size, state } = page.page
  const image = picture
    ? html`<img src="${picture}" alt="Page ${number} of the document" width="${Math.round(size.width)}" height="${Math.round(size.height)}">`
    : ''
  const isLying = size.width > size.height ? ' lying' : ''
  const tables = page.tables.map(toTableSection)
  return html`<section class="page!${isLying}" id="page-${number}">
<h2>Page ${number}</h2>
<div class="sheet"><div class="frame">!${image}!${toOverlay(page)}</div></div>
<div class="findings">!${tables.length > 0 ? tables : html`<p class="note">${STATES[state]}</p>`}</div>
</section>
`
}
