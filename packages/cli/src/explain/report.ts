import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { DocumentStages } from '@ledgerlift/engine'
import { html } from 'ghtml'
import { type ExplainedPage, toExplainedPages } from './explained-page.ts'
import { LAYER_IDS, LAYERS } from './layers.ts'
import { toPageSection } from './page-section.ts'
import { toSummary } from './summary.ts'

/** Pictures of pages, by page number, as data URLs. */
export type Pictures = ReadonlyMap<number, string>

const asset = (name: string): string => readFileSync(new URL(name, import.meta.url), 'utf8')

/**
 * A page of HTML that stands by itself: no other host, no other file. Its policy lets the browser load nothing and
 * run nothing but what the page brings, whatever the statement prints.
 *
 * @param name of the file, for people
 */
export function toReport(name: string, stages: DocumentStages, pictures: Pictures): string {
  const style = ['report.css', 'tables.css', 'layers.css'].map(asset).join('')
  const script = asset('report.js')
  const hash = createHash('sha256').update(script).digest('base64')
  const policy = `default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'sha256-${hash}'`
  const pages = toExplainedPages(stages.parts)
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${policy}">
<title>${name}, explained</title>
<style>!${style}</style>
</head>
<body>
!${toSummary(name, stages)}
!${toSwitches(pages)}
<main>!${pages.map((page) => toPageSection(page, pictures.get(page.page.number)))}</main>
<script>!${script}</script>
</body>
</html>
`
}

function toSwitches(pages: readonly ExplainedPage[]): string {
  const switches = LAYER_IDS.map((id) => {
    const { title, key, stage, isShownAtFirst, count } = LAYERS[id]
    const total = pages.reduce((sum, page) => sum + count(page), 0)
    return html`<label class="${id}"><input type="checkbox" id="show-${id}" data-key="${key}"!${isShownAtFirst ? ' checked' : ''}>
<span>${title} <kbd>${key}</kbd></span><small>${stage} ${total}</small></label>`
  })
  return html`<nav aria-label="Layers">!${switches}</nav>`
}
