/** A number given on the command line. */
export function toNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new Error(`not a number: ${text}`)
  return Number(text)
}
