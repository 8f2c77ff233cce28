import { readFileSync } from 'node:fs'
import { stdout } from 'node:process'
import { extractStatement, openPdf } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
import { digitalDocuments } from './digital-documents.ts'

/** Times the whole engine against bare reading (glyphs and rulings, the limit) on the same documents in one run. */
const ROUNDS = 7
const pdfium = await startPdfium()
const documents = digitalDocuments().map(({ file }) => readFileSync(file))

let pages = 0
const bare = () => {
  pages = 0
  for (const bytes of documents) {
    const file = openPdf(pdfium, bytes)
    for (let number = 1; number <= file.pageCount; number++) file.readPage(number)
    pages += file.pageCount
    file.close()
  }
}
const whole = () => {
  for (const bytes of documents) extractStatement(pdfium, bytes)
}

const times = { bare: [] as number[], whole: [] as number[] }
for (let round = 0; round <= ROUNDS; round++) {
  for (const [name, run] of Object.entries({ bare, whole }) as [keyof typeof times, () => void][]) {
    const start = performance.now()
    run()
    // The first round warms up.
    if (round > 0) times[name].push(performance.now() - start)
  }
}
const median = (values: number[]) =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] as number
const [reading, engine] = [median(times.bare), median(times.whole)]
const rate = (time: number) => `${Math.round((pages / time) * 1000)} pages/s`
stdout.write(
  `bare reading ${rate(reading)}, whole engine ${rate(engine)}, ratio ${(engine / reading).toFixed(2)}\n`,
)
