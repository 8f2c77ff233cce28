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
