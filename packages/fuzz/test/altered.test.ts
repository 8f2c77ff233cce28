import { fileURLToPath } from 'node:url'
import { startPdfium } from '@ledgerlift/engine-node'
import { expect, test } from 'vitest'
import { readAltered } from '../src/altered/read-altered.ts'
import { ofFolder } from '../src/truth/true-statements.ts'

const SET = fileURLToPath(new URL('../../../corpus/set', import.meta.url))
const TIMEOUT = 60_000

test(
  'a statement is read alike when it was written anew, stamped, joined with a letter, or has a page twice',
  async () => {
    const reads = [...readAltered(await startPdfium(), ofFolder(SET))]
    expect(new Set(reads.map(({ alteration }) => alteration)).size).toBe(6)
    expect(reads.filter(({ wrong, spurious }) => wrong + spurious > 0)).toEqual([])
  },
  TIMEOUT,
)
