/** Two spellings of an address that reach one mailbox are one account. */
export const normalizeEmail = (email: string): string => email.trim().toLowerCase()

/** What an attacker who knows an address would guess. */
export const partsOfEmail = (email: string): readonly string[] => [email, email.split('@')[0] as string]
