/** The English of /blog. */
export const WORDS = {
  title: 'Blog',
  lead: 'Latest news and articles',
  emptyTitle: 'The first page is still blank',
  emptyText: 'Nothing has been published yet. What is new will stand here, the latest on top.',
  home: 'Go to Homepage',
} as const
