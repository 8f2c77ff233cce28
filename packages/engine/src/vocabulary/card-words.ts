import { plainLetters } from './months.ts'

/** What is printed on statements of cards, and hardly on any other. */
const CARD_WORDS =
  'credit limit|available credit|minimum payment|payment due date|minimum amount due|total amount due|kreditrahmen|verfugungsrahmen|limite de credito|limite de credit|plafond de la carte|pagamento minimo|pago minimo|kredietlimiet|limit kredytowy|previous statement balance'

const pattern = new RegExp(`(?<!\\p{L})(?:${CARD_WORDS.replaceAll(' ', '\\s+')})(?!\\p{L})`, 'u')

export const isCardWord = (text: string): boolean => pattern.test(plainLetters(text))
