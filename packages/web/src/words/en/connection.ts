/** The English of what waits for a connection. */
export const WORDS = {
  missing: 'There is no connection',
  sendsLater: 'Your file is safe here, and is sent by itself as soon as you are connected again.',
  comesLater:
    'Your statement is with us and is being converted. The table comes by itself as soon as you are connected again.',
} as const
