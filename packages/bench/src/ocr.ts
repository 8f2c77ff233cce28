import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { openPdf, type PageLines, type PdfFile, readPageLines, readStagesOfPages } from '@ledgerlift/engine'
import { readPagesInThreads, startHost } from '@ledgerlift/engine-node'
import type { GrayImage } from '@ledgerlift/ocr'
import { CORPUS_SET } from './folders.ts'
import { compareText, type Nearness } from './scans/compare-text.ts'
import { hasNativeTesseract, readNatively } from './scans/native-tesseract.ts'
import { asScanned } from './scans/scanned-file.ts'

/**
 * Recognises the same pages, drawn as scans, with ours and with the Tesseract that is installed: processor time a page,
 * errors among the characters, and how many amounts are exact, before and after the arithmetic has its say. Starting is
 * part of the time of both; in a second round the same threads go on reading, as those of a server do.
 */
const DOCUMENTS = ['us-checking-running', 'nz-header-once', 'in-sbi-grid', 'uk-current-daily', 'sg-multiline']
const AT_ONCE = 2
const resolutions = process.argv.slice(2).map(Number)

const host = await startHost()
const MICROSECONDS = 1e6
/** As the product draws a page for its recogniser. */
const draw = (file: PdfFile, number: number): GrayImage =>
  file.renderPage(number, {
    scale: 300 / 72,
    turned: file.readPage(number).turned,
    colors: 'gray',
  }) as GrayImage
/** A scan whose pictures were drawn before, and have no colours. */
const withPictures = (scan: PdfFile, pictures: readonly GrayImage[]): PdfFile => ({
  ...scan,
  renderPage(number, { colors }) {
    const picture = pictures[number - 1]
    return colors === 'gray' && picture ? { ...picture, colors, pixels: picture.pixels.slice() } : null
  },
})
const textsOf = (pages: readonly PageLines[]) => pages.flatMap(({ lines }) => lines.map(({ text }) => text))

for (const dpi of resolutions.length > 0 ? resolutions : [300, 200, 150]) {
  const files = DOCUMENTS.map((id) => openPdf(host.pdfium, readFileSync(join(CORPUS_SET, `${id}.pdf`))))
  const scans = files.map((file) =>
    Array.from({ length: file.pageCount }, (_, i) => draw(asScanned(file, dpi), i + 1)),
  )
  const count = scans.flat().length
  const printed = files.map((file) => textsOf(readPageLines(file)))
  const drawn = files.map((file, f) => withPictures(asScanned(file, dpi), scans[f] ?? []))
  const first = await readAll(drawn)
  const again = await readAll(drawn)
  const { read } = again
  const repaired = read.map((pages) =>
    readStagesOfPages(pages, pages.length).parts.flatMap((part) => part.pages),
  )
  print(`ours, ${dpi} dpi`, first.worked / count, sum(printed, first.read.map(textsOf)))
  print('  started before', again.worked / count, sum(printed, read.map(textsOf)))
  print('  after repair', null, sum(printed, repaired.map(textsOf)))

  if (hasNativeTesseract()) {
    const since = performance.now()
    const { lines: native, seconds: nativeWorked } = await readNatively(scans.flat(), AT_ONCE)
    const nativeSeconds = (performance.now() - since) / 1000
    const byFile = scans.map((pictures, f) => {
      const before = scans.slice(0, f).flat().length
      return native.slice(before, before + pictures.length).flat()
    })
    print(`native, ${dpi} dpi`, nativeWorked / count, sum(printed, byFile))
    for (const [name, { worked, seconds }] of Object.entries({ ours: first, 'started before, it': again })) {
      const [times, byClock] = [worked / nativeWorked, seconds / nativeSeconds]
      console.log(
        `  ${name} takes ${times.toFixed(2)} times as long; by the clock, ${AT_ONCE} pages at a time, ${byClock.toFixed(2)}`,
      )
    }
  }
  for (const file of files) file.close()
}

type Round = {
  readonly read: readonly (readonly PageLines[])[]
  /** In seconds: of the processors, and by the clock. */
  readonly worked: number
  readonly seconds: number
}

/** All documents as a server converts them, each by one thread. */
async function readAll(files: readonly PdfFile[]): Promise<Round> {
  const [started, before] = [performance.now(), process.cpuUsage()]
  const read: PageLines[][] = []
  const waiting = [...files.entries()]
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      read[next[0]] = await readPagesInThreads(host, next[1], { threads: 1 })
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  const { user, system } = process.cpuUsage(before)
  return { read, worked: (user + system) / MICROSECONDS, seconds: (performance.now() - started) / 1000 }
}

function sum(printed: readonly string[][], read: readonly string[][]): Nearness {
  const all = printed.map((lines, i) => compareText(lines, read[i] ?? []))
  const total = (key: keyof Nearness) => all.reduce((so, one) => so + one[key], 0)
  return {
    characters: total('characters'),
    errors: total('errors'),
    amounts: total('amounts'),
    exact: total('exact'),
  }
}

function print(name: string, seconds: number | null, { characters, errors, amounts, exact }: Nearness): void {
  const time = seconds === null ? '' : `${seconds.toFixed(2)} s/page`
  const wrong = `${((100 * errors) / characters).toFixed(2)} % characters wrong`
  const right = `${((100 * exact) / amounts).toFixed(2)} % of ${amounts} amounts exact`
  console.log(`${name.padEnd(18)} ${time.padEnd(12)} ${wrong.padEnd(26)} ${right}`)
}
