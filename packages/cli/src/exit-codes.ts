/** What a command ends with: it worked, its arguments are unusable, a file cannot be read as a statement. */
export const [DONE, UNUSABLE, NOT_READABLE] = [0, 2, 3] as const
