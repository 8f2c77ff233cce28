import { type Logger, pino } from 'pino'
import { stackFrames } from './log-error.ts'

/**
 * Logs as JSON lines on stderr. Nothing that people entrust to us gets there: no token, cookie, password, file name
 * or text of a statement, so of a request only its path and of an error only what can't quote a value.
 */
export function createLogger(level: string): Logger {
  return pino(
    {
      level,
      redact: ['headers', '*.headers', '*.*.headers', '*.password', '*.token', '*.email'],
      serializers: {
        req: describeRequest,
        err: describeError,
      },
    },
    pino.destination({ fd: 2, sync: true }),
  )
}

export const describeRequest = ({ method, url }: { method: string; url: string }): object => ({
  method,
  path: url.split('?')[0],
})

/** Database drivers and parsers put values into their messages. */
const QUOTES_VALUES = ['DrizzleQueryError', 'DatabaseError', 'error', 'SyntaxError', 'ZodError']

export function describeError(error: unknown): object {
  if (!(error instanceof Error)) return { type: typeof error }
  const { name, code, constraint, cause } = error as Error & Record<'code' | 'constraint', unknown>
  const kind = name === 'Error' ? error.constructor.name : name
  return {
    type: kind,
    ...(QUOTES_VALUES.includes(kind) ? {} : { message: error.message }),
    code,
    constraint,
    stack: stackFrames(error),
    ...(cause === undefined ? {} : { cause: describeError(cause) }),
  }
}
