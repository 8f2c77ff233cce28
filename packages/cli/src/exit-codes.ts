/**
 * What a command ends with: it worked, its arguments are unusable, a file cannot be read as a statement; or, where proof
 * was required, a file was converted and is not proved.
 */
export const [DONE, UNUSABLE, NOT_READABLE, NOT_PROVED] = [0, 2, 3, 4] as const
