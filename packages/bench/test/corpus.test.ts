import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { scoreDirs } from '../../../corpus/score.mjs'
import { convertFolder } from '../src/convert-folder.ts'
import { CORPUS_SET, sharedFolder } from '../src/folders.ts'
import { wrongButProved } from '../src/wrong-but-proved.ts'

/** What was reached on the digital documents of each folder. These figures only ever go up. */
const FLOORS = {
  set: { money: 1, full: 1, perfect: 26 },
  public: { money: 1, full: 1, perfect: 5 },
  real: { money: 0.999, full: 0.998, perfect: 24 },
  families: { money: 1, full: 0.999, perfect: 91 },
}

const work = mkdtempSync(join(tmpdir(), 'ledgerlift-corpus-'))
afterAll(() => rmSync(work, { recursive: true }))

const known = [['set', CORPUS_SET] as const, ['public', sharedFolder('public')] as const]
/** What others have drawn or printed: not yet read without a fault. */
const unknown = [
  ['real', sharedFolder('real')] as const,
  ['families', sharedFolder('families/set-1')] as const,
]
const isThere = ([, folder]: readonly [string, string | null]) => folder !== null

const conversions = new Map<string, ReturnType<typeof convertFolder>>()

/** Converts a folder once, for all that is asked about it; the results lie in `out`. */
function convertOnce(folder: string, name: string) {
  const out = join(work, name)
  const converted = conversions.get(name) ?? convertFolder(folder, out, 'never')
  conversions.set(name, converted)
  return { out, converted }
}

describe.each([...known, ...unknown].filter(isThere))('corpus %s', (name, folder) => {
  const { out, converted } = convertOnce(folder as string, name)

  test('reads as well as it ever did', async () => {
    await converted
    const { digital, docs } = scoreDirs(folder as string, out)
    const failing = docs
      .filter(({ scanned, full }) => !scanned && full.f1 < 1)
      .map(({ id, full }) => `${id} ${full.f1}`)
    const floor = FLOORS[name]
    expect(digital.money.f1, failing.join(', ')).toBeGreaterThanOrEqual(floor.money)
    expect(digital.full.f1, failing.join(', ')).toBeGreaterThanOrEqual(floor.full)
    expect(digital.counts.perfect, failing.join(', ')).toBeGreaterThanOrEqual(floor.perfect)
  })

  test('proves no row that is wrong', async () => {
    expect(wrongButProved(folder as string, await converted)).toEqual([])
  })
})

describe.each(known.filter(isThere))('corpus %s', (name, folder) => {
  const { out, converted } = convertOnce(folder as string, name)

  test('holds no row that is none', async () => {
    await converted
    expect(scoreDirs(folder as string, out).digital.counts.spurious).toBe(0)
  })

  test('knows each page of a scan, and nowhere else', async () => {
    for (const [id, { pages, warnings }] of await converted) {
      const asked = warnings.filter(({ code }) => code === 'page-needs-ocr').map(({ page }) => page)
      expect(asked, id).toEqual(id.startsWith('scan-') ? Array.from({ length: pages }, (_, i) => i + 1) : [])
    }
  })

  test('says where each cell stands, inside its page', async () => {
    for (const [id, { transactions }] of await converted) {
      for (const { cells, debit, credit } of transactions) {
        expect(cells.date, id).toBeDefined()
        expect(cells[credit === null ? 'debit' : 'credit']?.text, id).toMatch(/\d/)
        expect([debit, credit].filter((amount) => amount !== null)).toHaveLength(1)
        for (const { box } of Object.values(cells)) {
          const [x, y, width, height] = box
          expect(Math.min(x, y, width, height), id).toBeGreaterThanOrEqual(0)
          expect(Math.max(x + width, y + height), id).toBeLessThanOrEqual(1.001)
        }
      }
    }
  })
})
