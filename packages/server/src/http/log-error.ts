/** The lines of a stack that say where, without the message, which may quote what nobody should read in a log. */
export const stackFrames = (error: unknown): string =>
  (error instanceof Error ? (error.stack ?? '') : '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n')
