import { CHANGE_EMAIL_PAGE, type PagePath, RESET_PASSWORD_PAGE } from '@ledgerlift/contract'
import type { ComponentType } from 'react'
import { WORDS } from '#words/frame.ts'
import { HomePage } from './app/home-page.tsx'
import { type LazyPage, lazyPage } from './lib/lazy-page.tsx'

export type RouteEntry = {
  readonly path: PagePath | '*'
  /** `login`: visitors who are not logged in are sent to /login. */
  readonly access: 'public' | 'login'
  readonly title: string
  readonly page: ComponentType | LazyPage
}

/** The route table of the specification. Only the home page is part of the first JavaScript. */
export const ROUTES: readonly RouteEntry[] = [
  {
    path: '/',
    access: 'public',
    title: WORDS.titles.home,
    page: HomePage,
  },
  {
    path: '/inspect.html',
    access: 'login',
    title: WORDS.titles.inspect,
    page: lazyPage(() => import('./features/viewer/inspect-page.tsx').then((m) => m.InspectPage)),
  },
  {
    path: '/converted',
    access: 'login',
    title: WORDS.titles.converted,
    page: lazyPage(() => import('./features/result/result-page.tsx').then((m) => m.ResultPage)),
  },
  {
    path: '/pricing',
    access: 'public',
    title: WORDS.titles.pricing,
    page: lazyPage(() => import('./features/pricing/pricing-page.tsx').then((m) => m.PricingPage)),
  },
  {
    path: '/login',
    access: 'public',
    title: WORDS.titles.login,
    page: lazyPage(() => import('./features/account/login-page.tsx').then((m) => m.LoginPage)),
  },
  {
    path: '/register',
    access: 'public',
    title: WORDS.titles.register,
    page: lazyPage(() => import('./features/account/register-page.tsx').then((m) => m.RegisterPage)),
  },
  {
    path: '/register-email',
    access: 'public',
    title: WORDS.titles.register,
    page: lazyPage(() => import('./features/account/register-page.tsx').then((m) => m.RegisterEmailPage)),
  },
  {
    path: '/forgot-password',
    access: 'public',
    title: WORDS.titles.forgotPassword,
    page: lazyPage(() =>
      import('./features/account/forgot-password-page.tsx').then((m) => m.ForgotPasswordPage),
    ),
  },
  {
    path: RESET_PASSWORD_PAGE,
    access: 'public',
    title: WORDS.titles.resetPassword,
    page: lazyPage(() =>
      import('./features/account/reset-password-page.tsx').then((m) => m.ResetPasswordPage),
    ),
  },
  {
    path: CHANGE_EMAIL_PAGE,
    access: 'login',
    title: WORDS.titles.changeEmail,
    page: lazyPage(() => import('./features/account/change-email-page.tsx').then((m) => m.ChangeEmailPage)),
  },
  {
    path: '/settings',
    access: 'login',
    title: WORDS.titles.settings,
    page: lazyPage(() => import('./features/account/settings-page.tsx').then((m) => m.SettingsPage)),
  },
  {
    path: '/contact',
    access: 'public',
    title: WORDS.titles.contact,
    page: lazyPage(() => import('./features/contact/contact-page.tsx').then((m) => m.ContactPage)),
  },
  {
    path: '/about',
    access: 'public',
    title: WORDS.titles.about,
    page: lazyPage(() => import('./features/pages/about-page.tsx').then((m) => m.AboutPage)),
  },
  {
    path: '/terms',
    access: 'public',
    title: WORDS.titles.terms,
    page: lazyPage(() => import('./features/pages/terms-page.tsx').then((m) => m.TermsPage)),
  },
  {
    path: '/privacy',
    access: 'public',
    title: WORDS.titles.privacy,
    page: lazyPage(() => import('./features/pages/privacy-page.tsx').then((m) => m.PrivacyPage)),
  },
  {
    path: '/blog',
    access: 'public',
    title: WORDS.titles.blog,
    page: lazyPage(() => import('./features/pages/blog-page.tsx').then((m) => m.BlogPage)),
  },
  {
    path: '*',
    access: 'public',
    title: WORDS.titles.notFound,
    page: lazyPage(() => import('./features/pages/not-found-page.tsx').then((m) => m.NotFoundPage)),
  },
]

/** Fetches the code of the page at a path, so that it can be drawn at once; harmless where there is none to fetch. */
export async function fetchPageCode(path: string): Promise<void> {
  const route = ROUTES.find((one) => one.path === path.replace(/(?<=.)\/$/, ''))
  // Without it, the page is drawn all the same, and says what is missing.
  if (route && 'fetchCode' in route.page) await route.page.fetchCode().catch(() => {})
}
