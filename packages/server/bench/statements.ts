import { readdirSync, readFileSync } from 'node:fs'

const SET = new URL('../../../corpus/set/', import.meta.url)
const PAGES = 3

type Truth = { readonly pages: number; readonly scanned: boolean; readonly password: string | null }

/** The project's own statements of three pages, from light ones to heavy ones, which are converted in turn. */
export function readStatements(): Uint8Array[] {
  return readdirSync(SET)
    .filter((name) => name.endsWith('.truth.json'))
    .sort()
    .flatMap((name) => {
      const { pages, scanned, password } = JSON.parse(readFileSync(new URL(name, SET), 'utf8')) as Truth
      const isPlain = pages === PAGES && !scanned && !password
      return isPlain ? [new Uint8Array(readFileSync(new URL(name.replace('.truth.json', '.pdf'), SET)))] : []
    })
}
