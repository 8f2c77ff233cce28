import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** The project's own statements, made by its generator. */
export const CORPUS_SET = fileURLToPath(new URL('../../../corpus/set', import.meta.url))

/**
 * Statements that may not be copied into the project (`public`, `real`, `families`) and hostile PDFs (`robustness`) lie
 * in a folder `shared/corpus` beside the repository, where there is one.
 */
const SHARED = fileURLToPath(new URL('../../../../shared/corpus', import.meta.url))

/** @returns null where the folder is not there, unless the run insists on it: then it fails */
export function sharedFolder(name: 'public' | 'real' | 'families/set-1' | 'robustness'): string | null {
  const folder = `${SHARED}/${name}`
  if (existsSync(folder)) return folder
  if (process.env.REQUIRE_SHARED_CORPUS) throw new Error(`${folder} is missing, and this run insists on it`)
  return null
}
