/** The English of /inspect.html around the viewer. */
export const WORDS = {
  title: 'Inspect PDF',
  back: 'Back',
  notYet: 'Drawing tables by hand is not open yet.',
  notYetMore:
    'Your file is still chosen on the home page, and it can be converted there. Nothing has been sent.',
} as const
