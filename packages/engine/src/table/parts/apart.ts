/** Text farther under the line above than this, in font sizes, does not go on with it. */
export const APART = 1.8
