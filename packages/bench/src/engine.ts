import { compareReaders } from './speed/compare-readers.ts'
import { timeColdStart } from './speed/time-cold-start.ts'
import { timeLongDocuments } from './speed/time-long-documents.ts'

/** Prints how fast and how small the engine is, beside what else reads PDFs. Machines are noisy: ratios come first. */
await compareReaders()
await timeLongDocuments()
await timeColdStart()
