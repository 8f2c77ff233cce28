import { type Random, startRandom } from '../habits/setting/random.ts'

/** A source of chance for whatever has this name. */
export function nameRandom(name: string): Random {
  let hash = 0
  for (const letter of name) hash = (Math.imul(hash, 31) + letter.charCodeAt(0)) | 0
  return startRandom(hash)
}
