import { splitPhrases } from './index-phrases.ts'
import { LANGUAGES } from './languages.ts'
import { normalizeTitle } from './normalize-title.ts'

const ends = new Set(LANGUAGES.flatMap(({ end }) => splitPhrases(end)).map(normalizeTitle))
/** `*** END ***`: signs on both sides set a text apart. */
const SET_APART = /^([*=_~#-])\1+ ?\P{Nd}*\p{L}\P{Nd}* ?\1{2,}$/u

/** Whether a line says that no row follows it: `End of statement`, `Summary`, or any words between signs. */
export const isEndLine = (text: string): boolean => SET_APART.test(text) || ends.has(normalizeTitle(text))
