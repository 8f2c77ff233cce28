import { Session } from 'node:inspector/promises'
import { stdout } from 'node:process'
import { startPdfium } from '@ledgerlift/engine-node'
import { writePdf } from '../drawing/write-pdf.ts'
import { PLAIN_HABITS } from '../habits/habits.ts'
import { type Amend, unamended } from '../habits/setting/account-book.ts'
import { startRandom } from '../habits/setting/random.ts'
import { setPlain } from '../habits/setting/set-plain.ts'

/**
 * `HABIT ROWS`: reads a statement of a habit with this number of rows, and prints as JSON how often each function of the
 * engine was called, or a part of it executed. With `broken` as the third argument every third balance is printed wrong.
 * Run it in a new process that does not optimise: V8 does not count calls of functions that it has inlined.
 */
const [name = '', rows = '', broken] = process.argv.slice(2)
const EVERY = 3
const misprint: Amend = (books) =>
  books.map((accountBook) => ({
    ...accountBook,
    entries: accountBook.entries.map((entry, i) =>
      i % EVERY === 0 ? { ...entry, balance: entry.balance + 7 } : entry,
    ),
  }))
const habit = PLAIN_HABITS.get(name)
if (habit === undefined) throw new Error(`no such habit: ${name}`)
const book = { ...habit.book, rows: [Number(rows), Number(rows)] as const }
const pdf = await writePdf(setPlain({ ...habit, book }, startRandom(1), broken ? misprint : unamended))
const pdfium = await startPdfium()

const session = new Session()
session.connect()
await session.post('Profiler.enable')
await session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: true })
// What is loaded before the counting starts is counted only in part.
const { extractStatement } = await import('@ledgerlift/engine')
const { transactions } = extractStatement(pdfium, pdf)
const { result } = await session.post('Profiler.takePreciseCoverage')
session.disconnect()

const counts: Record<string, number> = {}
for (const { url, functions } of result) {
  const file = url.split('/packages/engine/src/')[1]
  if (file === undefined) continue
  for (const { functionName, ranges } of functions) {
    const key = `${file} ${functionName || 'function'} at ${ranges[0]?.startOffset}`
    counts[key] = Math.max(counts[key] ?? 0, ...ranges.map(({ count }) => count))
  }
}
// A pipe takes a long answer in several parts: the process ends after the last one.
stdout.write(JSON.stringify({ rows: transactions.length, counts }), () => process.exit(0))
