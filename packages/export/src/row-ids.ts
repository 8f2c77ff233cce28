import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'
import type { ExportedRow } from './exported.ts'

/** Hexadecimal digits of a digest: with 64 bits, two of a million rows share one with a chance of 1 in 37 million. */
const DIGITS = 16

/**
 * Names for rows, by which programs know that they have a row already: the same for the same account, date, amount and
 * text. Rows that are the same in all of these are counted.
 */
export function idsOf(accountId: string, rows: readonly ExportedRow[], amounts: readonly string[]): string[] {
  const seen = new Map<string, number>()
  return rows.map(({ date, description, reference }, i) => {
    const key = JSON.stringify([accountId, date, amounts[i], description, reference])
    const count = (seen.get(key) ?? 0) + 1
    seen.set(key, count)
    const digest = bytesToHex(sha256(utf8ToBytes(`${key}${count}`))).slice(0, DIGITS)
    return `${(date ?? '').replaceAll('-', '')}${digest}`
  })
}
