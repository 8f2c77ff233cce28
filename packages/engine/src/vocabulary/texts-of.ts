/** The texts of a language, or of a part of one: phrases, lists of them, and what they mean. */
export const textsOf = (part: unknown): readonly string[] =>
  typeof part === 'string' ? [part] : Object.values(part ?? {}).flatMap(textsOf)
