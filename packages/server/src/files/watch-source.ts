import { Readable } from 'node:stream'

/**
 * A stream that ends quietly where its source breaks off, and tells afterwards. So the store reads on to its end, and a
 * sender's fault can be told from the store's.
 */
export function watchSource(source: Readable) {
  let broken: { readonly error: unknown } | undefined
  const whole = async function* () {
    try {
      yield* source
    } catch (error) {
      broken = { error }
    }
  }
  return {
    stream: Readable.from(whole()),
    /** @throws what the source broke off with */
    check(): void {
      if (broken) throw broken.error
    },
  }
}
