/** Text this many font sizes under the line above does not go on with it. */
export const APART = 1.8
