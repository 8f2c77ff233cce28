import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where each worker keeps the database that its tests copy. */
    madeDatabases: string
  }
}

/** Workers end without a chance to clean up, so the folder is deleted here. */
export function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'ledgerlift made '))
  provide('madeDatabases', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
