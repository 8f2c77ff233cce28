import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { EngineError, extractStatement } from '@ledgerlift/engine'
import { startPdfium } from '@ledgerlift/engine-node'
import { describe, expect, test } from 'vitest'
import { sharedFolder } from '../src/folders.ts'

const folder = sharedFolder('robustness')

describe.runIf(folder !== null)('hostile and odd PDFs', () => {
  test('end in a result or a typed error', { timeout: 120_000 }, async () => {
    const pdfium = await startPdfium()
    const files = readdirSync(folder as string).filter((name) => name.endsWith('.pdf'))
    expect(files.length).toBeGreaterThan(0)
    for (const file of files) {
      const bytes = readFileSync(join(folder as string, file))
      try {
        expect(extractStatement(pdfium, bytes).pages, file).toBeGreaterThan(0)
      } catch (error) {
        expect(error, file).toBeInstanceOf(EngineError)
      }
    }
  })
})
