import { useCallback, useEffect, useReducer } from 'react'
import { RouterProvider } from 'react-aria-components'
import { Outlet, useNavigate, type NavigateOptions } from 'react-router-dom'
import { PendingImportNotice } from '#src/app/routing/ImportNotice.tsx'
import { UnsavedChanges } from '#src/drafts/UnsavedChanges.tsx'
import { basePath } from '#src/paths.ts'

declare module 'react-aria-components' {
  interface RouterConfig {
    routerOptions: NavigateOptions
  }
}

export function RootLayout() {
  const navigate = useNavigate()
  const follow = useCallback((path: string, options?: NavigateOptions) => void navigate(path, options), [navigate])
  // For tests: presses and keys take effect from the second render on, when React Router's useBlocker blocks.
  const [isMounted, setMounted] = useReducer(() => true, false)
  useEffect(() => setMounted(), [])
  useEffect(() => {
    if (isMounted) document.documentElement.dataset['hydrated'] = ''
  }, [isMounted])
  return (
    <RouterProvider navigate={follow} useHref={siteHref}>
      <PendingImportNotice />
      <Outlet />
      <UnsavedChanges />
    </RouterProvider>
  )
}

/** React Router's `useHref` would render every link again at each navigation. */
export function siteHref(href: string): string {
  if (href === '/') return basePath || '/'
  return href.startsWith('/') ? basePath + href : href
}
