import { type PagePath, RESET_PASSWORD_PAGE } from '@ledgerlift/contract'
import { type ComponentType, lazy } from 'react'
import { WORDS } from '#words/frame.ts'
import { HomePage } from './app/home-page.tsx'

export type RouteEntry = {
  readonly path: PagePath | '*'
  /** `login`: whoever is not logged in is sent to /login. */
  readonly access: 'public' | 'login'
  readonly title: string
  readonly page: ComponentType
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
    page: lazy(() => import('./features/pages/inspect-page.tsx').then((m) => ({ default: m.InspectPage }))),
  },
  {
    path: '/converted',
    access: 'login',
    title: WORDS.titles.converted,
    page: lazy(() => import('./features/result/result-page.tsx').then((m) => ({ default: m.ResultPage }))),
  },
  {
    path: '/pricing',
    access: 'public',
    title: WORDS.titles.pricing,
    page: lazy(() => import('./features/pricing/pricing-page.tsx').then((m) => ({ default: m.PricingPage }))),
  },
  {
    path: '/login',
    access: 'public',
    title: WORDS.titles.login,
    page: lazy(() => import('./features/account/login-page.tsx').then((m) => ({ default: m.LoginPage }))),
  },
  {
    path: '/register',
    access: 'public',
    title: WORDS.titles.register,
    page: lazy(() =>
      import('./features/account/register-page.tsx').then((m) => ({ default: m.RegisterPage })),
    ),
  },
  {
    path: '/register-email',
    access: 'public',
    title: WORDS.titles.register,
    page: lazy(() =>
      import('./features/account/register-page.tsx').then((m) => ({ default: m.RegisterEmailPage })),
    ),
  },
  {
    path: '/forgot-password',
    access: 'public',
    title: WORDS.titles.forgotPassword,
    page: lazy(() =>
      import('./features/account/forgot-password-page.tsx').then((m) => ({ default: m.ForgotPasswordPage })),
    ),
  },
  {
    path: RESET_PASSWORD_PAGE,
    access: 'public',
    title: WORDS.titles.resetPassword,
    page: lazy(() =>
      import('./features/account/reset-password-page.tsx').then((m) => ({ default: m.ResetPasswordPage })),
    ),
  },
  {
    path: '/settings',
    access: 'login',
    title: WORDS.titles.settings,
    page: lazy(() =>
      import('./features/account/settings-page.tsx').then((m) => ({ default: m.SettingsPage })),
    ),
  },
  {
    path: '/contact',
    access: 'public',
    title: WORDS.titles.contact,
    page: lazy(() => import('./features/contact/contact-page.tsx').then((m) => ({ default: m.ContactPage }))),
  },
  {
    path: '/about',
    access: 'public',
    title: WORDS.titles.about,
    page: lazy(() => import('./features/pages/about-page.tsx').then((m) => ({ default: m.AboutPage }))),
  },
  {
    path: '/terms',
    access: 'public',
    title: WORDS.titles.terms,
    page: lazy(() => import('./features/pages/terms-page.tsx').then((m) => ({ default: m.TermsPage }))),
  },
  {
    path: '/privacy',
    access: 'public',
    title: WORDS.titles.privacy,
    page: lazy(() => import('./features/pages/privacy-page.tsx').then((m) => ({ default: m.PrivacyPage }))),
  },
  {
    path: '/blog',
    access: 'public',
    title: WORDS.titles.blog,
    page: lazy(() => import('./features/pages/blog-page.tsx').then((m) => ({ default: m.BlogPage }))),
  },
  {
    path: '*',
    access: 'public',
    title: WORDS.titles.notFound,
    page: lazy(() =>
      import('./features/pages/not-found-page.tsx').then((m) => ({ default: m.NotFoundPage })),
    ),
  },
]
