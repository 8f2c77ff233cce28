import { EngineError, extractStatement, type Pdfium, type Statement } from '@ledgerlift/engine'
import { writePdf } from '../drawing/write-pdf.ts'
import type { Random } from '../habits/setting/random.ts'
import { judgeFault, judgeTwin, printsEnough } from './judge-reading.ts'
import { FAULT_KINDS, type FaultKind } from './kinds.ts'
import { makeFault, printTwin } from './make-fault.ts'
import { nameRandom } from './name-random.ts'
import { SHUFFLES, type Shuffle, shuffleFigures } from './shuffle-figures.ts'
import { type BookedPrint, printSource, type Source } from './source.ts'

/** What became of one fault. */
export type FaultRun = {
  readonly source: string
  readonly kind: FaultKind
  readonly canShow: boolean
  /** What the reading overlooks; `null` where the fault is noticed. */
  readonly overlooked: string | null
}

/** What became of a statement without fault. */
type TwinRun = {
  readonly source: string
  readonly printsEnough: boolean
  /** What it is short of being proved. */
  readonly short: string | null
}

/** How much of a statement of meaningless numbers says that it is proved, which is by luck. */
export type ShuffleRun = {
  readonly source: string
  readonly shuffle: Shuffle
  readonly rows: number
  readonly provedRows: number
  readonly accounts: number
  readonly provedAccounts: number
}

export type SourceRun = {
  readonly twin: TwinRun
  readonly faults: readonly FaultRun[]
  readonly shuffles: readonly ShuffleRun[]
}

/** What is done to each statement. */
type Plan = { readonly kinds: readonly FaultKind[]; readonly shuffles: readonly Shuffle[] }

const EVERYTHING: Plan = { kinds: FAULT_KINDS, shuffles: SHUFFLES }

/** Reads a statement without fault, with one of each kind, and with meaningless numbers. */
export async function runFaults(
  pdfium: Pdfium,
  source: Source,
  { kinds, shuffles }: Plan = EVERYTHING,
): Promise<SourceRun> {
  const twin = printTwin(source, randomOf(source, 'twin'))
  const { truth } = twin.print
  const faults: FaultRun[] = []
  for (const kind of kinds) {
    const fault = makeFault(twin, kind, randomOf(source, kind))
    if (fault === null) continue
    const overlooked = fault.canShow ? judgeFault(await readPrint(pdfium, fault.print), fault) : null
    faults.push({ source: source.name, kind, canShow: fault.canShow, overlooked })
  }
  const short = judgeTwin(await readPrint(pdfium, twin.print), truth)
  const shuffled: ShuffleRun[] = []
  // Sums of rows that keep their amounts are right, and prove something.
  for (const shuffle of shuffles)
    if (shuffle === 'shuffled-amounts' || !source.printsSums)
      shuffled.push(await runShuffle(pdfium, source, shuffle))
  return {
    twin: { source: source.name, printsEnough: printsEnough(truth), short },
    faults,
    shuffles: shuffled,
  }
}

/** The statement with amounts or balances that mean nothing. */
export const printShuffled = (source: Source, shuffle: Shuffle): BookedPrint =>
  printSource(source, shuffleFigures(shuffle, randomOf(source, shuffle)))

async function runShuffle(pdfium: Pdfium, source: Source, shuffle: Shuffle): Promise<ShuffleRun> {
  const print = printShuffled(source, shuffle)
  const { transactions = [], accounts = [] } = (await readPrint(pdfium, print)) ?? {}
  const isProved = ({ check }: { readonly check: string }) => check === 'proved'
  // An account without rows has no number that was shuffled against another.
  const moved = accounts.filter((_, i) => transactions.some(({ account }) => account === i))
  return {
    source: source.name,
    shuffle,
    rows: print.truth.transactions.length,
    provedRows: transactions.filter(isProved).length,
    accounts: print.truth.accounts.length,
    provedAccounts: moved.filter(isProved).length,
  }
}

/** `null` where the engine refuses the document. */
export async function readPrint(pdfium: Pdfium, print: BookedPrint): Promise<Statement | null> {
  const pdf = await writePdf(print)
  try {
    return extractStatement(pdfium, pdf)
  } catch (error) {
    if (error instanceof EngineError) return null
    throw error
  }
}

/** Each fault by itself, so that it can be drawn again alone. */
export const randomOf = ({ name }: Source, kind: FaultKind | Shuffle | 'twin'): Random =>
  nameRandom(`${name}/${kind}`)
