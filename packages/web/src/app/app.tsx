import { Suspense } from 'react'
import { Route, Routes } from 'react-router'
import { AuthProvider } from '../lib/auth-provider.tsx'
import { ROUTES, type RouteEntry } from '../routes.ts'
import { Loading } from '../ui/spinner.tsx'
import { BrokenPage } from './broken-page.tsx'
import { PageFrame } from './page-frame.tsx'
import { RequireLogin } from './require-login.tsx'

/** All pages, within a router. */
export function App() {
  return (
    <AuthProvider>
      <Routes>
        {ROUTES.map((route) => (
          <Route key={route.path} path={route.path} element={<RoutePage route={route} />} />
        ))}
      </Routes>
    </AuthProvider>
  )
}

function RoutePage({ route: { path, title, access, page: Page } }: { readonly route: RouteEntry }) {
  const page = (
    <Suspense fallback={<Loading />}>
      <Page />
    </Suspense>
  )
  return (
    <PageFrame title={title}>
      <BrokenPage key={path}>{access === 'login' ? <RequireLogin>{page}</RequireLogin> : page}</BrokenPage>
    </PageFrame>
  )
}
