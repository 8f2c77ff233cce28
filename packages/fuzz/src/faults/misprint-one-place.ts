import type { Print } from '../drawing/print.ts'
import type { PlacedText } from '../drawing/sheet.ts'

/** A text that differs between two prints of one statement. */
export type ChangedText = { readonly sheet: number; readonly at: number; readonly text: PlacedText }

/** Where a print differs from its twin by digits alone; `null` where more than that differs. */
export function changedTexts(twin: Print, other: Print): ChangedText[] | null {
  const isAlike =
    twin.sheets.length === other.sheets.length &&
    twin.sheets.every(({ texts }, sheet) => texts.length === other.sheets[sheet]?.texts.length)
  if (!isAlike) return null
  return other.sheets.flatMap(({ texts }, sheet) =>
    texts.flatMap((text, at) =>
      text.text === twin.sheets[sheet]?.texts[at]?.text ? [] : [{ sheet, at, text }],
    ),
  )
}

/** The changed texts that print this very number, whatever stands around its digits. */
export const printing = (changed: readonly ChangedText[], value: number): ChangedText[] =>
  changed.filter(({ text }) => text.text.replace(/\D/g, '').includes(String(Math.abs(value))))

/** The twin, in which this text alone replaces the one printed at the same place. */
export const misprintOnePlace = (twin: Print, { sheet, at, text }: ChangedText): Print['sheets'] =>
  twin.sheets.map((page, i) =>
    i === sheet ? { ...page, texts: page.texts.map((before, j) => (j === at ? text : before)) } : page,
  )
