import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { mockBank } from './mocks/vitePlugin.ts'
import { chunkOf } from './src/hosting/chunks.ts'
import { securityHeaders } from './src/hosting/headers.ts'
import { leanPackages } from './src/hosting/leanPackages.ts'
import { thirdPartyNotices } from './src/hosting/notices.ts'
import { precompress } from './src/hosting/precompress.ts'
import { prerenderPublicScreens } from './src/hosting/prerender.ts'
import { stableNames } from './src/hosting/stableNames.ts'

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
    rolldownOptions: {
      output: {
        codeSplitting: { groups: [{ name: chunkOf, includeDependenciesRecursively: false, debugName: 'chunkOf' }] },
      },
    },
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
