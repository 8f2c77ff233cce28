import { type Line, textOf } from '../layout/word.ts'

/** A word for account in the languages statements are printed in, then at most a few other words, then the number. */
const ACCOUNT =
  /(?:account|a\/c|acct|konto|kontonummer|iban|compte|rib|cuenta|conta|rekening|rekeningnummer|akaun|rekonto|hesap|ucet|tili|member number|card)\b[^0-9*]{0,40}?([0-9x*][0-9x* -]{2,40}[0-9])(?![0-9]*[/.,][0-9])/i

const VISIBLE_CHARACTERS = 4
const MIN_CHARACTERS = 4

/** The account numbers that lines name, masked to their last four characters: `…1234`. */
export function findAccountNumbers(
  lines: readonly Line[],
): { readonly number: string; readonly page: number }[] {
  return lines.flatMap((line) => {
    const match = ACCOUNT.exec(textOf(line.words))
    const characters = match?.[1]?.replace(/[ -]/g, '') ?? ''
    if (characters.length < MIN_CHARACTERS || /^\d{1,2}20\d\d$/.test(characters)) return []
    return [{ number: `…${characters.slice(-VISIBLE_CHARACTERS)}`, page: line.page }]
  })
}
