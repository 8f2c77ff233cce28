import { fileURLToPath } from 'node:url'
import { startPdfium } from '@ledgerlift/engine-node'
import { expect, test } from 'vitest'
import { readJoined } from '../src/joined/read-joined.ts'
import { ofFolder } from '../src/truth/true-statements.ts'

const SET = fileURLToPath(new URL('../../../corpus/set', import.meta.url))
const TIMEOUT = 60_000

test.each([1, 5, 9])(
  'two statements in one file are read like each alone, with the one that is %i further',
  async (step) => {
    const read = [...readJoined(await startPdfium(), [...ofFolder(SET)], step)]
    expect(read.length).toBeGreaterThan(25)
    expect(read.filter(({ wrong, spurious }) => wrong + spurious > 0)).toEqual([])
  },
  TIMEOUT,
)
