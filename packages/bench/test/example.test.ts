import { readFileSync } from 'node:fs'
import { extractStatement, verdictOf } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
import { expect, test } from 'vitest'
import { exampleStatement } from '../src/example/example-statement.ts'

const kept = (name: string) => readFileSync(new URL(`../../web/public/example/${name}`, import.meta.url))

test('the example of the home page is what the engine reads of it (else: npm run example)', async () => {
  const pdf = exampleStatement()
  expect(Buffer.from(pdf).equals(kept('statement.pdf'))).toBe(true)
  const statement = extractStatement(await startPdfium(), pdf)
  expect(JSON.parse(kept('result.json').toString())).toEqual(JSON.parse(JSON.stringify(statement)))
  const { state, rows } = verdictOf(statement)
  expect([state, rows.all, rows.proved, rows.contradicted]).toEqual(['contradicted', 18, 17, 1])
})
