/** The message of what was thrown, else the specification's default. */
export const thrownText = (thrown: unknown, otherwise: string): string =>
  thrown instanceof Error && thrown.message !== '' ? thrown.message : otherwise
