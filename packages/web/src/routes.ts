import { type ComponentType, lazy } from 'react'
import { HomePage } from './app/home-page.tsx'

export type RouteEntry = {
  readonly path: string
  /** `login`: whoever is not logged in is sent to /login. */
  readonly access: 'public' | 'login'
  readonly title: string
  readonly page: ComponentType
}

const titled = (title: string): string => `${title} · Ledgerlift`

/** The route table of the specification. Only the home page is part of the first JavaScript. */
export const ROUTES: readonly RouteEntry[] = [
  {
    path: '/',
    access: 'public',
    title: 'Ledgerlift: bank statements into spreadsheets',
    page: HomePage,
  },
  {
    path: '/inspect.html',
    access: 'login',
    title: titled('Inspect PDF'),
    page: lazy(() => import('./features/pages/inspect-page.tsx').then((m) => ({ default: m.InspectPage }))),
  },
  {
    path: '/converted',
    access: 'login',
    title: titled('Conversion result'),
    page: lazy(() => import('./features/result/result-page.tsx').then((m) => ({ default: m.ResultPage }))),
  },
  {
    path: '/pricing',
    access: 'public',
    title: titled('Pricing'),
    page: lazy(() => import('./features/pricing/pricing-page.tsx').then((m) => ({ default: m.PricingPage }))),
  },
  {
    path: '/login',
    access: 'public',
    title: titled('Login'),
    page: lazy(() => import('./features/account/login-page.tsx').then((m) => ({ default: m.LoginPage }))),
  },
  {
    path: '/register',
    access: 'public',
    title: titled('Create Account'),
    page: lazy(() =>
      import('./features/account/register-page.tsx').then((m) => ({ default: m.RegisterPage })),
    ),
  },
  {
    path: '/register-email',
    access: 'public',
    title: titled('Create Account'),
    page: lazy(() =>
      import('./features/account/register-page.tsx').then((m) => ({ default: m.RegisterEmailPage })),
    ),
  },
  {
    path: '/forgot-password',
    access: 'public',
    title: titled('Forgot Password'),
    page: lazy(() =>
      import('./features/account/forgot-password-page.tsx').then((m) => ({ default: m.ForgotPasswordPage })),
    ),
  },
  {
    path: '/settings',
    access: 'login',
    title: titled('Settings'),
    page: lazy(() =>
      import('./features/account/settings-page.tsx').then((m) => ({ default: m.SettingsPage })),
    ),
  },
  {
    path: '/contact',
    access: 'public',
    title: titled('Contact'),
    page: lazy(() => import('./features/pages/contact-page.tsx').then((m) => ({ default: m.ContactPage }))),
  },
  {
    path: '/about',
    access: 'public',
    title: titled('About'),
    page: lazy(() => import('./features/pages/about-page.tsx').then((m) => ({ default: m.AboutPage }))),
  },
  {
    path: '/terms',
    access: 'public',
    title: titled('Terms'),
    page: lazy(() => import('./features/pages/terms-page.tsx').then((m) => ({ default: m.TermsPage }))),
  },
  {
    path: '/privacy',
    access: 'public',
    title: titled('Privacy'),
    page: lazy(() => import('./features/pages/privacy-page.tsx').then((m) => ({ default: m.PrivacyPage }))),
  },
  {
    path: '/blog',
    access: 'public',
    title: titled('Blog'),
    page: lazy(() => import('./features/pages/blog-page.tsx').then((m) => ({ default: m.BlogPage }))),
  },
  {
    path: '*',
    access: 'public',
    title: titled('Page not found'),
    page: lazy(() =>
      import('./features/pages/not-found-page.tsx').then((m) => ({ default: m.NotFoundPage })),
    ),
  },
]
