import type { Switch } from './switches.ts'

/** How each switch is written into the code: one can be turned off, or is watched. */
export type Wiring = (id: number, off: boolean) => readonly [before: string, after: string]

/** `globalThis.ledgerliftOff` is the switch that is off. */
export const TURNED: Wiring = (id, off) => [`(ledgerliftOff === ${id} ? ${off} : (`, '))']

/** `globalThis.ledgerliftSeen` has 1 where a switch made a difference. */
export const WATCHED: Wiring = (id, off) => [`ledgerliftWatch(${id}, ${off}, (`, '))']

/** Writes switches into code, the first with the id `first`, and leaves its lines where they are. */
export function instrument(code: string, switches: readonly Switch[], first: number, wire: Wiring): string {
  const marks = switches.flatMap(({ start, end, off }, i) => {
    const [before, after] = wire(first + i, off)
    return [
      { at: start, text: before, rank: -end },
      { at: end, text: after, rank: Number.NEGATIVE_INFINITY, inner: start },
    ]
  })
  // At one place what ends comes before what begins; the outer one begins first and ends last.
  marks.sort((a, b) => a.at - b.at || a.rank - b.rank || (b.inner ?? 0) - (a.inner ?? 0))
  let from = 0
  let written = ''
  for (const { at, text } of marks) {
    written += code.slice(from, at) + text
    from = at
  }
  return written + code.slice(from)
}
