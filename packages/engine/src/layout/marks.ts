/** The first sign that joins itself to a letter, and the first and last code point of scripts that run to the left. */
const FIRST_MARK = 0x300
const LEFTWARD = [0x590, 0x8ff] as const
const MARK = /\p{M}/u

/** Whether a character stands over or under the letter that is drawn before it: the vowels of Thai, accents. */
export const isMark = (code: number): boolean =>
  code >= FIRST_MARK && !(code >= LEFTWARD[0] && code <= LEFTWARD[1]) && MARK.test(String.fromCodePoint(code))
