import { ask } from './ask.ts'

/** Seconds that conversions have waited for their start, and how many have: what queueing costs. */
export async function readWaiting(url: string): Promise<{ readonly sum: number; readonly count: number }> {
  const { body } = await ask(`${url}/metrics`, {})
  const read = (what: string) =>
    Number(new RegExp(`^ledgerlift_conversion_wait_seconds_${what} (\\S+)$`, 'm').exec(body.toString())?.[1])
  return { sum: read('sum'), count: read('count') }
}
