import { LIMITS } from '@ledgerlift/contract'

/** The English of deleting a statement before its time. */
export const WORDS = {
  retention: `Deleted after ${LIMITS.retentionHours} hours`,
  now: 'Delete now',
  keep: 'Keep it',
  title: 'Delete this statement now?',
  text: 'The PDF, its table and everything made from them are deleted from our server. The pages stay counted.',
  failed: (reason: string) => `It could not be deleted: ${reason}. Nothing has changed; please try again.`,
  done: 'Deleted',
  doneText: 'The PDF, its table and everything made from them are gone from our server.',
} as const
