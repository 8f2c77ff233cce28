import { parseArgs } from 'node:util'
import { startPdfium } from '@ledgerlift/engine-node'
import { readJoined } from './joined/read-joined.ts'
import { toNumber } from './run/to-number.ts'
import { ofFolder, ofHabits, type TrueStatement } from './truth/true-statements.ts'

/**
 * `npm run bench:joined -- [--step 7] [--seed 42] [--runs 0] FOLDER...`: reads each statement of the folders and of each
 * habit of print in one file with another, as people join them before they upload, and counts the files of which all
 * rows are read. `--runs 1` draws habits, too.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    step: { type: 'string', default: '7' },
    seed: { type: 'string', default: '42' },
    runs: { type: 'string', default: '0' },
  },
})
const statements: TrueStatement[] = positionals.flatMap((folder) => [...ofFolder(folder)])
for await (const drawn of ofHabits({ seed: toNumber(values.seed), runs: toNumber(values.runs) }))
  statements.push(drawn)
let [files, right, proved] = [0, 0, 0]
for (const read of readJoined(await startPdfium(), statements, toNumber(values.step))) {
  const { names, rows, wrong, spurious, wrongButProved } = read
  files++
  if (wrongButProved > 0) proved++
  if (wrong + spurious === 0) right++
  else
    console.log(
      `${names}: of ${rows} rows ${wrong} wrong, ${spurious} besides, ${wrongButProved} of them proved`,
    )
}
console.log(`${right} of ${files} files with all rows right, ${proved} with a wrong row that is proved`)
