import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { convertFolder } from './convert-folder.ts'
import { OWN_SET, sharedFolder } from './folders.ts'

/** Converts a corpus (the folders named, else the project's set and the public one) and prints the scorer's table. */
const named = process.argv.slice(2)
const folders =
  named.length > 0 ? named : [OWN_SET, sharedFolder('public')].filter((folder) => folder !== null)
const work = mkdtempSync(join(tmpdir(), 'ledgerlift-corpus-'))
try {
  for (const folder of folders) {
    await convertFolder(folder, join(work, 'results'))
    for (const file of readdirSync(folder).filter((name) => name.endsWith('.truth.json'))) {
      copyFileSync(join(folder, file), join(work, file))
    }
  }
  const scorer = fileURLToPath(new URL('../../../corpus/score.mjs', import.meta.url))
  spawnSync(process.execPath, [scorer, '--truth', work, '--pred', join(work, 'results')], {
    stdio: 'inherit',
  })
} finally {
  rmSync(work, { recursive: true })
}
