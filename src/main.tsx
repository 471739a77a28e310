import '#src/theme/fonts.css'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { App } from '#src/app/App.tsx'
import { reportCaughtError } from '#src/app/reportCaughtError.ts'
import { applyTheme } from '#src/lib/theme.ts'

applyTheme()

// The mock bank has to stand before the first request. A production build holds neither this branch nor what it imports.
if (import.meta.env.MODE === 'mock') {
  const { startMockBank } = await import('#mocks/browser.ts')
  await startMockBank()
}

const root = document.getElementById('root')
if (root === null) throw new Error('index.html has no element with the id "root".')
createRoot(root, { onCaughtError: reportCaughtError }).render(
  <StrictMode>
    <App />
  </StrictMode>,
)
