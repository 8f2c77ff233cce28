import { parseArgs } from 'node:util'
import { startPdfium } from '@ledgerlift/engine-node'
import { type AlteredRead, readAltered } from './altered/read-altered.ts'
import { ofFolder } from './truth/true-statements.ts'

/**
 * `npm run bench:altered -- FOLDER...`: reads each statement of the folders as it may arrive: written anew by a program that
 * names plain letters only, stamped, with its first page twice, behind a letter. Counts those of which all rows are read.
 */
const { positionals } = parseArgs({ allowPositionals: true })
const reads = [
  ...readAltered(
    await startPdfium(),
    positionals.flatMap((folder) => [...ofFolder(folder)]),
  ),
]
const isRight = ({ wrong, spurious }: AlteredRead) => wrong + spurious === 0
for (const [alteration, alike] of Map.groupBy(reads, (read) => read.alteration)) {
  const proved = alike.filter(({ wrongButProved }) => wrongButProved > 0).length
  console.log(
    `${alteration}: ${alike.filter(isRight).length} of ${alike.length} with all rows right, ${proved} with a wrong row that is proved`,
  )
  for (const { name, rows, wrong, spurious, wrongButProved } of alike.filter((read) => !isRight(read)))
    console.log(
      `    ${name}: of ${rows} rows ${wrong} wrong, ${spurious} besides, ${wrongButProved} of them proved`,
    )
}
