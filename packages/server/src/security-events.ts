import type { Logger } from 'pino'

/** What the operator wants to see of attacks; it tells nothing of who a user is. */
export const SECURITY_EVENTS = [
  'registered',
  'logged-in',
  'login-failed',
  'locked-out',
  'password-reset',
  'password-changed',
  'email-changed',
  'account-deleted',
  'session-ended',
  'session-copied',
  'token-refused',
  'upload-refused',
  'rate-limited',
] as const
export type SecurityEvent = (typeof SECURITY_EVENTS)[number]

/** Those that an attack makes many of. */
const SUSPICIOUS: readonly SecurityEvent[] = ['locked-out', 'session-copied']

/** @param about what else may be known: ids of requests, codes of errors */
export type NoteEvent = (event: SecurityEvent, about?: Readonly<Record<string, string>>) => void

/** Counts events, and writes each into the log: at `warn` what hardly happens to honest people, else at `info`. */
export const eventNotes =
  (log: Logger, count: (event: SecurityEvent) => void): NoteEvent =>
  (event, about = {}) => {
    count(event)
    log[SUSPICIOUS.includes(event) ? 'warn' : 'info']({ event, ...about }, 'security event')
  }
