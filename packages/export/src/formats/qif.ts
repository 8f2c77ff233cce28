import type { Exported } from '../exported.ts'
import { ledgersOf } from '../ledger.ts'
import { monthFirst, noteOf, oneLine } from '../texts.ts'

/** Quicken's interchange format, with an account block for each account; its dates have the month first. */
export function toQif(exported: Exported): string {
  const lines = ledgersOf(exported).flatMap(({ name, account, entries }) => {
    const type = account.owed ? 'CCard' : 'Bank'
    return [
      '!Account',
      `N${oneLine(name)}`,
      `T${type}`,
      '^',
      `!Type:${type}`,
      ...entries.flatMap(({ date, amount, description, reference, isEdited }) => {
        const text = oneLine(description)
        return [
          `D${monthFirst(date)}`,
          `T${amount}`,
          ...(reference === null ? [] : [`N${oneLine(reference)}`]),
          ...(text === '' ? [] : [`P${text}`]),
          ...(isEdited ? [`M${noteOf('', true).trim()}`] : []),
          '^',
        ]
      }),
    ]
  })
  return `${lines.join('\r\n')}\r\n`
}
