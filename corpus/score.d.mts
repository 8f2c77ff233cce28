type Rates = { precision: number; recall: number; f1: number }
type Group = {
  counts: { docs: number; perfect: number; spurious: number; missed: number; sign: number }
  money: Rates
  full: Rates
}
/** Scores a folder of results (`<id>.json`) against a folder of truths (`<id>.truth.json`). */
export function scoreDirs(
  truthDir: string,
  predDir: string,
): { docs: ({ id: string; scanned: boolean } & Group)[]; digital: Group; scanned: Group; total: Group }

export type ScoredRow = {
  date: string | null
  description: string
  reference: string
  debit: number | null
  credit: number | null
  balance: number | null
}
/** Pairs rows in order: [index in the truth, index in what was read]. */
export function align(truth: readonly ScoredRow[], pred: readonly ScoredRow[]): [number, number][]
