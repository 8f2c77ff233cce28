const SECOND_MS = 1000
const MINUTE_MS = 60 * SECOND_MS
const HOUR_MS = 60 * MINUTE_MS

/** How something that is tried again and again is slowed. */
export type AttemptRule = {
  /** Tries that need not wait. */
  readonly free: number
  /** The first wait; each further one is twice as long. */
  readonly firstWaitMs: number
  readonly longestWaitMs: number
  /** After this time without a try, all is forgotten. */
  readonly forgetMs: number
}

/**
 * Guessing one account's password: some hundred tries a day, from however many addresses. Other people's tries keep
 * its owner out for a quarter of an hour at most, and a new password by e-mail lets them in at once.
 */
export const LOGIN_PER_ACCOUNT: AttemptRule = {
  free: 5,
  firstWaitMs: SECOND_MS,
  longestWaitMs: 15 * MINUTE_MS,
  forgetMs: 24 * HOUR_MS,
}

/** One password tried on many accounts; with room for the people behind one address. */
export const LOGIN_PER_ADDRESS: AttemptRule = {
  free: 30,
  firstWaitMs: SECOND_MS,
  longestWaitMs: 15 * MINUTE_MS,
  forgetMs: HOUR_MS,
}

/** Each new account brings free pages. */
export const registrationsPerAddress = (free: number): AttemptRule => ({
  free,
  firstWaitMs: MINUTE_MS,
  longestWaitMs: HOUR_MS,
  forgetMs: 24 * HOUR_MS,
})

/** Mails that a stranger can have sent to a mailbox. */
export const RESETS_PER_ACCOUNT: AttemptRule = {
  free: 3,
  firstWaitMs: 20 * MINUTE_MS,
  longestWaitMs: HOUR_MS,
  forgetMs: 3 * HOUR_MS,
}

/** Links to new e-mail addresses, each to another mailbox, that an account can have sent. */
export const EMAIL_CHANGES_PER_ACCOUNT: AttemptRule = {
  free: 5,
  firstWaitMs: 10 * MINUTE_MS,
  longestWaitMs: HOUR_MS,
  forgetMs: 24 * HOUR_MS,
}

export const RESETS_PER_ADDRESS: AttemptRule = {
  free: 15,
  firstWaitMs: MINUTE_MS,
  longestWaitMs: HOUR_MS,
  forgetMs: HOUR_MS,
}

export const MESSAGES_PER_ADDRESS: AttemptRule = {
  free: 5,
  firstWaitMs: 10 * MINUTE_MS,
  longestWaitMs: HOUR_MS,
  forgetMs: 24 * HOUR_MS,
}

/** Tenths of seconds for which files of one payer were read that nobody paid for; see quota/unpaid-time.ts. */
export const UNPAID_TENTHS: AttemptRule = {
  free: 1200,
  firstWaitMs: HOUR_MS,
  longestWaitMs: HOUR_MS,
  forgetMs: 24 * HOUR_MS,
}

/** A token of Google's is taken once; it has expired long before this is forgotten. */
export const GOOGLE_TOKEN_ONCE: AttemptRule = {
  free: 1,
  firstWaitMs: HOUR_MS,
  longestWaitMs: HOUR_MS,
  forgetMs: HOUR_MS,
}
