import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { type FactRead, printFacts, readFacts } from './account-facts.ts'
import { convertFolder } from './convert-folder.ts'
import { CORPUS_SET, sharedFolder } from './folders.ts'
import { printWrong, type WrongRow, wrongButProved } from './wrong-but-proved.ts'

/** Converts a corpus (the folders named, else the project's set and the public one) and prints the scorer's table. */
const named = process.argv.slice(2)
const folders =
  named.length > 0 ? named : [CORPUS_SET, sharedFolder('public')].filter((folder) => folder !== null)
const wrong: WrongRow[] = []
const facts: FactRead[] = []
let proved = 0
const work = mkdtempSync(join(tmpdir(), 'ledgerlift-corpus-'))
try {
  for (const folder of folders) {
    const results = await convertFolder(folder, join(work, 'results'))
    wrong.push(...wrongButProved(folder, results))
    facts.push(...readFacts(folder, results))
    for (const { transactions } of results.values())
      proved += transactions.filter(({ check }) => check === 'proved').length
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.truth.json'))) {
      copyFileSync(join(folder, file), join(work, file))
    }
  }
  const scorer = fileURLToPath(new URL('../../../corpus/score.mjs', import.meta.url))
  spawnSync(process.execPath, [scorer, '--truth', work, '--pred', join(work, 'results')], {
    stdio: 'inherit',
  })
  console.log(printWrong(wrong, proved))
  console.log(printFacts(facts))
} finally {
  rmSync(work, { recursive: true })
}
