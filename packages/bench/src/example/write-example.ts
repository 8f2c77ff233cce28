import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { extractStatement } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
import { exampleStatement } from './example-statement.ts'

/** Writes the example that the home page offers: `npm run example`. A test says when it is due. */
const fileAt = (name: string) =>
  fileURLToPath(new URL(`../../../web/public/example/${name}`, import.meta.url))
const pdf = exampleStatement()
writeFileSync(fileAt('statement.pdf'), pdf)
writeFileSync(fileAt('result.json'), `${JSON.stringify(extractStatement(await startPdfium(), pdf))}\n`)
