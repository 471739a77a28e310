import { defineConfig } from '@lingui/cli'
import { formatter } from '@lingui/format-po'
import { languageNames } from './src/lib/languages.ts'

/** The texts of `src` in other languages: docs/operating.md. English is in the code. */
export default defineConfig({
  sourceLocale: 'en',
  locales: Object.keys(languageNames).filter((language) => language !== 'en'),
  catalogs: [{ path: '<rootDir>/src/locales/{locale}', include: ['src'], exclude: ['src/api/generated/**'] }],
  format: formatter({ lineNumbers: false }),
  runtimeConfigModule: { i18n: ['#src/language.tsx', 'i18n'], Trans: ['#src/language.tsx', 'Trans'] },
})
