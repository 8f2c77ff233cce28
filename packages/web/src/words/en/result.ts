import { LIMITS } from '@ledgerlift/contract'

/** The English of /converted. */
export const WORDS = {
  newConversion: 'New Conversion',
  loading: 'Loading data...',
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  found: (count: number) => `Found ${count} transactions`,
  download: 'Download as Excel (CSV)',
  noData: 'No transaction data found',
  goHome: 'Go to Homepage',
  cancel: 'Cancel',
  queued: 'Waiting for its turn',
  gone: `A statement and its table are deleted ${LIMITS.retentionHours} hours after the upload, or when you say so. Convert the file again to see its table.`,
  loadAgain: 'Load again',
  safe: 'Nothing was changed. You can load this page again, or convert the file once more.',
} as const
