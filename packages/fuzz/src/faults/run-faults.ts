import { EngineError, extractStatement, type Pdfium, type Statement } from '@ledgerlift/engine'
import { writePdf } from '../drawing/write-pdf.ts'
import type { Random } from '../habits/setting/random.ts'
import { judgeFault, judgeTwin, printsEnough } from './judge-reading.ts'
import { FAULT_KINDS, type FaultKind } from './kinds.ts'
import { makeFault, printTwin } from './make-fault.ts'
import { nameRandom } from './name-random.ts'
import type { BookedPrint, Source } from './source.ts'

/** What became of one fault. */
export type FaultRun = {
  readonly source: string
  readonly kind: FaultKind
  readonly canShow: boolean
  /** What the reading overlooks; `null` where the fault is noticed. */
  readonly overlooked: string | null
}

/** What became of a statement without fault. */
export type TwinRun = {
  readonly source: string
  readonly printsEnough: boolean
  /** What it is short of being proved. */
  readonly short: string | null
}

export type SourceRun = { readonly twin: TwinRun; readonly faults: readonly FaultRun[] }

/** Reads a statement without fault, and with one of each kind. */
export async function runFaults(
  pdfium: Pdfium,
  source: Source,
  kinds: readonly FaultKind[] = FAULT_KINDS,
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
  return { twin: { source: source.name, printsEnough: printsEnough(truth), short }, faults }
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
export const randomOf = ({ name }: Source, kind: FaultKind | 'twin'): Random => nameRandom(`${name}/${kind}`)
