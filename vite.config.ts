import { lingui } from '@lingui/vite-plugin'
import optimizeLocales from '@react-aria/optimize-locales-plugin'
import babel from '@rolldown/plugin-babel'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { contractWatch } from './build/contractWatch.ts'
import { englishMessages } from './build/englishMessages.ts'
import { fontNotices } from './build/fontNotices.ts'
import { securityHeaders } from './build/headers.ts'
import { pageFiles } from './build/pageFiles.ts'
import { precompress } from './build/precompress.ts'
import { previewCaching } from './build/previewCaching.ts'
import { stableNames } from './build/stableNames.ts'
import { mockBank } from './mocks/vitePlugin.ts'
import { languageNames } from './src/lib/languages.ts'

/** Lingui's macros. English stays in the code, whatever the build. */
const translatedTexts = {
  preset: { plugins: [['@lingui/babel-plugin-lingui-macro', { descriptorFields: 'message' }]] },
  rolldown: { filter: { code: /from ['"]@lingui\/(core|react)\/macro['"]/ } },
}

export default defineConfig(({ mode }) => ({
  base: '/wp-user/',
  plugins: [
    // Inherited from a shell, NODE_ENV=development would put React's development build into the site.
    {
      name: 'production',
      apply: 'build',
      config: () => {
        process.env['NODE_ENV'] = 'production'
      },
    },
    babel({ presets: [translatedTexts] }),
    lingui({ failOnCompileError: true }),
    englishMessages(),
    react(),
    // react-aria's texts in other languages are not bundled.
    { ...optimizeLocales.vite({ locales: Object.keys(languageNames) }), enforce: 'pre' as const },
    ...(mode === 'mock' ? [mockBank()] : []),
    contractWatch(),
    stableNames(),
    // The pages' HTML files preload scripts (build/pageFiles.ts), so Vite's helper for that has nothing to do.
    {
      name: 'no-preload-helper',
      apply: 'build',
      enforce: 'pre',
      load: {
        filter: { id: /^\0vite\/preload-helper\.js$/ },
        handler: () => 'export const __vitePreload = (load) => load()',
      },
    },
    fontNotices(),
    pageFiles(),
    // Compressing takes a third of a build's time, and the mock bank's build is served only in tests.
    ...(mode === 'mock' ? [] : [precompress()]),
    previewCaching(),
  ],
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true, minify: true, pure: true } } },
  build: {
    target: 'es2022',
    outDir: mode === 'mock' ? 'dist-mock' : 'dist',
    assetsInlineLimit: 0,
    // Each page's HTML file requests the page's scripts (build/pageFiles.ts), and links preload their pages.
    modulePreload: false,
    cssCodeSplit: false,
    reportCompressedSize: false,
    manifest: true,
    // What every screen needs is one file. tests/delivery/sizes.ts limits it.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      // Inlines the names of colours and sizes (src/theme/tokens.ts).
      optimization: { inlineConst: true },
      output: {
        codeSplitting: {
          groups: [
            { name: 'initial', tags: ['$initial'] },
            // What most pages of the dashboard need is one file, which compresses better than thirty. A public page
            // that imports any of it requests all of it (tests/e2e/requested.spec.ts).
            {
              name: 'dashboard',
              test: /app\/layouts\/DashboardLayout|(AsyncBoundary|BalanceSwitch|CopyButton|DescriptionList|FormResult|LongList|Monogram|OmittedEntries|\/Panel|SubPage|Time|paymentHelp)\.tsx|(codecs\/figures|lib\/wordsOf|models\/pinTries|layout\/usePrinting)\.ts|react-aria.*\/(Heading|SelectionIndicator|useEvent|useLocalizedStringFormatter)\./,
            },
          ],
        },
      },
    },
    license: { fileName: 'THIRD-PARTY-NOTICES.txt' },
  },
  // Otherwise each build would reload open pages of the dev server.
  server: { port: 5173, watch: { ignored: ['**/dist*/**'] } },
  preview: { port: 4173, headers: { ...securityHeaders } },
}))
