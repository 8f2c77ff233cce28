import { readFileSync } from 'node:fs'
import { openPdf, type PdfFile } from '@ledgerlift/engine'
import { extractInThreads, startHost } from '@ledgerlift/engine-node'
import type { ReadingReport, ReadingTask } from './reading-task.ts'

/** A process that reads documents as told in its argument, so that its memory is that of nothing else. */
const task = JSON.parse(process.argv[2] ?? '') as ReadingTask
const host = await startHost()
const documents = task.kind === 'idle' ? [] : task.files.map((file) => readFileSync(file))
let pages = 0
let readMs = 0

async function eachDocument(read: (file: PdfFile) => unknown): Promise<number> {
  const start = performance.now()
  for (const bytes of documents) {
    const file = openPdf(host.pdfium, bytes)
    await read(file)
    file.close()
  }
  return (performance.now() - start) / 1000
}

const readBare = (file: PdfFile) => {
  pages += file.pageCount
  for (let number = 1; number <= file.pageCount; number++) file.readPage(number)
}

async function readWhole(file: PdfFile): Promise<void> {
  pages += file.pageCount
  const start = performance.now()
  let read = start
  const onPage = () => {
    read = performance.now()
  }
  await extractInThreads(host, file, { threads: task.threads, onPage })
  readMs += read - start
}

const seconds = { bare: [] as number[], whole: [] as number[], read: [] as number[] }
for (let round = -task.warmUps; round < task.rounds; round++) {
  ;[pages, readMs] = [0, 0]
  if (task.kind === 'bare' || task.kind === 'both') note(seconds.bare, round, await eachDocument(readBare))
  if (task.kind === 'both') pages = 0
  if (task.kind === 'whole' || task.kind === 'both') {
    note(seconds.whole, round, await eachDocument(readWhole))
    note(seconds.read, round, readMs / 1000)
  }
}

function note(times: number[], round: number, time: number): void {
  if (round >= 0) times.push(time)
}

const report: ReadingReport = {
  pages,
  bareSeconds: seconds.bare,
  wholeSeconds: seconds.whole,
  readSeconds: seconds.read,
  // Kilobytes, whatever the system.
  peakBytes: process.resourceUsage().maxRSS * 1024,
}
process.stdout.write(JSON.stringify(report))
