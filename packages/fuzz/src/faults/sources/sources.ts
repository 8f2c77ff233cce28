import type { Source } from '../source.ts'
import { corpusSource, corpusSources } from './corpus.ts'
import { fuzzerSources } from './fuzzer.ts'
import { habitSource, habitSources } from './habits.ts'

/** Statements of a seed: of the layout fuzzer, of habits of print, and of the corpus. */
export const drawSources = (
  seed: number,
  counts: { readonly fuzzer: number; readonly habits: number; readonly corpus: number },
): Source[] => [
  ...fuzzerSources(seed, counts.fuzzer),
  ...habitSources(seed, counts.habits),
  ...corpusSources(seed, counts.corpus),
]

/** The source of this name. */
export function findSource(name: string): Source {
  const [kind, seed, item = ''] = name.split('/')
  const source =
    kind === 'fuzzer'
      ? fuzzerSources(Number(seed), Number(item) + 1).at(-1)
      : kind === 'habit'
        ? habitSource(item, Number(seed))
        : corpusSource(item, Number(seed))
  if (!source) throw new Error(`no such statement: ${name}`)
  return source
}
