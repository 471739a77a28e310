import type { RouteObject } from 'react-router-dom'
import { AuthLayout } from '#src/app/layouts/AuthLayout.tsx'
import { RootLayout } from '#src/app/layouts/RootLayout.tsx'
import { config } from '#src/config.ts'
// The page that every customer needs first is part of the first chunk.
import { SignInPage } from '#src/features/auth/pages/SignInPage.tsx'
import { temporaryToken } from '#src/session/session.ts'
import { redirectFromRoot, redirectHome, requireNoSession } from './guards.ts'
import { ImportNotice } from './ImportNotice.tsx'
import { page, redirect, type LazyPage } from './page.ts'
import { PageError } from './PageError.tsx'

/** The route that all others are below. */
export const rootId = 'root'

const authPage = (definition: LazyPage) => page(definition, () => temporaryToken() !== undefined)

const authPages = () => import('#src/features/auth/publicPages.ts')

const landingPage = authPage({
  index: true,
  Component: async () => (await authPages()).LandingPage,
})

const authRoutes: RouteObject[] = [
  { path: config.loginRouteName, Component: SignInPage },
  authPage({
    path: 'verify/:email',
    Component: async () => (await authPages()).VerifyPage,
  }),
  authPage({
    path: 'forgot',
    Component: async () => (await authPages()).ForgotPage,
  }),
  ...['reset', 'reset/r/:email/:token'].map((path) =>
    authPage({ path, Component: async () => (await authPages()).ResetPage }),
  ),
  authPage({
    path: 'account/under-review',
    Component: async () => (await authPages()).UnderReviewPage,
  }),
  ...['info', 'info/notice'].map((path) => authPage({ path, Component: async () => (await authPages()).NoticePage })),
  // Those with something to lose.
  authPage({
    Component: async () => (await import('#src/drafts/UnsavedChanges.tsx')).UnsavedChanges,
    children: [
      authPage({
        path: 'signup',
        Component: async () => (await authPages()).SignUpPage,
      }),
      ...['account', 'account/verification'].map((path) =>
        authPage({
          path,
          Component: async () => (await import('#src/features/kyc/pages/VerificationPage.tsx')).VerificationPage,
          prefetch: async () => (await import('#src/features/kyc/prefetch.ts')).prefetchIdentityDocuments,
        }),
      ),
    ],
  }),
]

/**
 * The addresses that are known from the start. The browser's router and the prerendering share this list. Those of the
 * dashboard join them at `rootId` when the first of them is visited.
 */
export const routes: RouteObject[] = [
  {
    id: rootId,
    Component: RootLayout,
    ErrorBoundary: PageError,
    HydrateFallback: ImportNotice,
    children: [
      { index: true, ...redirect(redirectFromRoot) },
      {
        path: 'auth',
        loader: requireNoSession,
        shouldRevalidate: () => true,
        children: [
          authPage({
            Component: async () => (await import('#src/app/layouts/LandingLayout.tsx')).LandingLayout,
            children: [{ ErrorBoundary: PageError, children: [landingPage] }],
          }),
          { Component: AuthLayout, children: [{ ErrorBoundary: PageError, children: authRoutes }] },
          { path: '*', ...redirect(redirectHome) },
        ],
      },
      { path: '*', ...redirect(redirectHome) },
    ],
  },
]
