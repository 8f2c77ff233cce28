import { CHANGE_EMAIL_PAGE, RESET_PASSWORD_PAGE } from './paths.ts'

/** Every page that there is; at any other address the page says so, and the server answers 404. */
export const PAGES = [
  '/',
  '/inspect.html',
  '/converted',
  '/pricing',
  '/login',
  '/register',
  '/register-email',
  '/forgot-password',
  RESET_PASSWORD_PAGE,
  CHANGE_EMAIL_PAGE,
  '/settings',
  '/contact',
  '/about',
  '/terms',
  '/privacy',
  '/blog',
] as const
export type PagePath = (typeof PAGES)[number]
