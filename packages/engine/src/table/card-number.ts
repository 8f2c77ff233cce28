/** Four groups of four characters, of which some may be masked, or one of 13 to 19 (ISO/IEC 7812-1) with a masked part. */
const IN_GROUPS = /(?<![\p{L}\d*])(?:[\dXx*•]{4}[ .-]){3}[\dXx*•]{3,4}(?![\dXx*•])/u
const IN_ONE = /(?<![\p{L}\d])\d{4,6}[Xx*•]{4,9}\d{4}(?!\d)/u
/** Whether a text prints the number of a card, masked or not. */
export const printsCardNumber = (text: string): boolean => IN_GROUPS.test(text) || IN_ONE.test(text)
