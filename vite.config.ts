import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { mockBank } from './mocks/vitePlugin.ts'
import { securityHeaders } from './src/hosting/headers.ts'
import { leanPackages } from './src/hosting/leanPackages.ts'
import { thirdPartyNotices } from './src/hosting/notices.ts'
import { precompress } from './src/hosting/precompress.ts'
import { prerenderPublicScreens } from './src/hosting/prerender.ts'
import { stableNames } from './src/hosting/stableNames.ts'

interface Modules {
  getModuleInfo: (id: string) => { isEntry: boolean; importers: readonly string[] } | null
}

const started = new Map<string, boolean>()
/** Within reach of the first paint by their imports, but used by later screens only. */
const later =
  /@internationalized\/|react-aria\/dist\/private\/(i18n\/|focus\/virtualFocus|utils\/(keyboard|useEvent|constants))/

/** Whatever the first paint needs travels in one file: one round trip, and better compression than a dozen small ones. */
function startsTheApp(id: string, modules: Modules): string | null {
  const known = started.get(id)
  if (known !== undefined) return known ? 'start' : null
  started.set(id, false)
  const info = modules.getModuleInfo(id)
  const starts =
    info !== null &&
    !later.test(id) &&
    (info.isEntry || info.importers.some((importer) => startsTheApp(importer, modules) !== null))
  started.set(id, starts)
  return starts ? 'start' : null
}

export default defineConfig(({ mode }) => ({
  base: '/wp-user/',
  plugins: [
    react(),
    // The app speaks English; react-aria's other languages stay out of the bundle.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    ...(mode === 'mock' ? [mockBank()] : []),
    leanPackages(),
    stableNames(),
    thirdPartyNotices(),
    prerenderPublicScreens(),
    precompress(),
  ],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, minify: true, pure: true } } },
  build: {
    target: 'es2022',
    outDir: mode === 'mock' ? 'dist-mock' : 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: startsTheApp, debugName: 'start' }] } } },
  },
  server: { port: 5173 },
  preview: { port: 4173, headers: { ...securityHeaders } },
  test: {
    include: ['tests/{unit,contract,architecture,conformance}/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    env: { TZ: 'UTC' },
  },
}))
