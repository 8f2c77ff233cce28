/** The place of a column by its known name; -1 where there is none. */
export const columnNamed = (headers: readonly string[], name: string): number =>
  headers.findIndex((header) => header.trim().toLowerCase() === name)
