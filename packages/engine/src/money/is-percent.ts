/** `2%`, `-1,75 %`: a share, and no amount. */
export const isPercent = (text: string): boolean => /^[-+]?\d+(?:[.,]\d+)?\s?%$/.test(text)
