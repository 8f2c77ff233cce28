/** What PostgreSQL says while it starts or ends, and when it has no connection or space left (its Appendix A). */
const AWAY_STATES = /^(08...|57P0[1-5]|53300|53100)$/
/** What the system says of a connection that breaks or is refused. */
const BROKEN = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EHOSTUNREACH']
/** The words of the driver, which has no codes of its own. */
const BROKEN_WORDS =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/

/** Whether a query failed because the database does not answer now, and will again: while it restarts, say. */
export function isDatabaseAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof AggregateError && error.errors.some(isDatabaseAway)) return true
  const { code = '', message, cause } = error as NodeJS.ErrnoException
  return (
    AWAY_STATES.test(code) || BROKEN.includes(code) || BROKEN_WORDS.test(message) || isDatabaseAway(cause)
  )
}
