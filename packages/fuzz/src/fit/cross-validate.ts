import { decodeRows, type GapLabels, type Weights } from '@ledgerlift/engine'
import type { Example } from './examples.ts'
import { type Fitting, fitWeights } from './fit-weights.ts'
import { countWrong } from './is-right.ts'

/** How many of the lines, and of the tables, that the truth says something about are labelled as it says. */
export type Tally = { readonly lines: Share; readonly tables: Share; readonly wrong: readonly string[] }
type Share = { readonly right: number; readonly all: number }

export function tally(examples: readonly Example[], weights: Weights): Tally {
  const counts = examples.map((example) => count(example, decodeRows(example.evidence, weights).gaps))
  const told = counts.filter(({ all }) => all > 0)
  return {
    lines: sum(told),
    tables: { right: told.filter(({ right, all }) => right === all).length, all: told.length },
    wrong: told.flatMap(({ right, all, name }) => (right < all ? [name] : [])),
  }
}

function count({ name, evidence, known }: Example, gaps: readonly (readonly GapLabels[])[]) {
  let [right, all] = [0, 0]
  for (const [c, chain] of evidence.chains.entries()) {
    for (const [g, { from, to }] of chain.entries()) {
      const [labels, read] = [known[c]?.[g], gaps[c]?.[g]]
      if (!labels || !read || (labels.down === null && labels.up === null)) continue
      all += to - from
      right += to - from - Math.min(to - from, countWrong(labels, read))
    }
  }
  return { name, right, all }
}

const sum = (shares: readonly Share[]): Share => ({
  right: shares.reduce((total, { right }) => total + right, 0),
  all: shares.reduce((total, { all }) => total + all, 0),
})

/** Deals whole families to folds, and labels the tables of each with the weights that the others give. */
export function crossValidate(examples: readonly Example[], folds: number, fitting: Fitting): Tally {
  const families = [...new Set(examples.map(({ family }) => family))].sort()
  const foldOf = new Map(families.map((family, i) => [family, i % folds]))
  const tallies = Array.from({ length: folds }, (_, fold) => {
    const isHeldOut = ({ family }: Example) => foldOf.get(family) === fold
    const weights = fitWeights(
      examples.filter((example) => !isHeldOut(example)),
      fitting,
    )
    return tally(examples.filter(isHeldOut), weights)
  })
  return {
    lines: sum(tallies.map(({ lines }) => lines)),
    tables: sum(tallies.map(({ tables }) => tables)),
    wrong: tallies.flatMap(({ wrong }) => wrong),
  }
}
