/**
 * The message of what was thrown, else the specification's default. That nothing answered is told by the browser as a
 * TypeError, in words that are nobody's.
 */
export const thrownText = (thrown: unknown, otherwise: string): string =>
  thrown instanceof Error && !(thrown instanceof TypeError) && thrown.message !== ''
    ? thrown.message
    : otherwise
