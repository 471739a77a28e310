import optimizeLocales from '@react-aria/optimize-locales-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { mockBank } from './mocks/vitePlugin.ts'

export default defineConfig(({ mode }) => ({
  base: '/wp-user/',
  plugins: [
    react(),
    // The app speaks English; react-aria's other languages stay out of the bundle.
    { ...optimizeLocales.vite({ locales: ['en-US'] }), enforce: 'pre' as const },
    ...(mode === 'mock' ? [mockBank()] : []),
  ],
  build: {
    target: 'es2022',
    outDir: mode === 'mock' ? 'dist-mock' : 'dist',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: true,
  },
  server: { port: 5173 },
  preview: { port: 4173 },
  test: {
    include: ['tests/{unit,contract,architecture}/**/*.test.{ts,tsx}'],
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    env: { TZ: 'UTC' },
  },
}))
