import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { mockBank } from './mocks/vitePlugin.ts'
import { securityHeaders } from './build/headers.ts'
import { thirdPartyNotices } from './build/notices.ts'
import { precompress } from './build/precompress.ts'
import { prerenderPublicScreens } from './build/prerender.ts'
import { stableNames } from './build/stableNames.ts'

export default defineConfig(({ mode }) => ({
  base: '/wp-user/',
  plugins: [
    react(),
    // The app speaks English; react-aria's other languages stay out of the bundle.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    ...(mode === 'mock' ? [mockBank()] : []),
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
