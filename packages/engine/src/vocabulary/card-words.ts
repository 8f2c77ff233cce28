import { normalizeTitle } from './normalize-title.ts'

/** What is printed on statements of cards, and hardly on any other. */
const CARD_WORDS =
  'credit limit|available credit|minimum payment|payment due date|minimum amount due|total amount due|kreditrahmen|verfugungsrahmen|limite de credito|limite de credit|plafond de la carte|pagamento minimo|pago minimo|kredietlimiet|limit kredytowy|previous statement balance'.split(
    '|',
  )

export function isCardWord(text: string): boolean {
  const plain = ` ${normalizeTitle(text)} `
  return CARD_WORDS.some((word) => plain.includes(` ${word} `))
}
