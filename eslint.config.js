import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

/** Who may import whom, by folder below src. Tests keep the same borders by listing directories (tests/architecture). */
const border = (files, forbidden, why) => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns: [{ group: forbidden, message: why }] }] },
})

export default defineConfig(
  { ignores: ['dist*/', 'src/api/generated/', 'mocks/generated/', 'test-results/', 'node_modules/'] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-definitions': ['error', 'interface'],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/ban-ts-comment': 'error',
      '@typescript-eslint/no-import-type-side-effects': 'error',
      // The index signature of what a form or a query holds is read by name (TypeScript insists on the brackets).
      '@typescript-eslint/dot-notation': 'off',
      '@typescript-eslint/no-invalid-void-type': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
      // An empty text is as absent as a missing one, on this wire and in these forms.
      '@typescript-eslint/prefer-nullish-coalescing': ['error', { ignorePrimitives: { string: true, boolean: true } }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: 'error',
    },
  },
  border(
    ['src/lib/**', 'src/theme/**', 'src/texts/**'],
    ['#src/api/*', '#src/app/*', '#src/features/*', '#src/ui/*', '#mocks/*'],
    'lib, theme and texts stand alone.',
  ),
  border(
    ['src/ui/**'],
    ['#src/api/*', '#src/app/*', '#src/features/*', '#mocks/*'],
    'ui knows theme, lib and texts only.',
  ),
  border(
    ['src/api/**'],
    ['#src/app/*', '#src/features/*', '#src/ui/*', '#src/theme/*', '#mocks/*'],
    'api knows lib only.',
  ),
  border(
    ['mocks/**'],
    ['#src/app/*', '#src/features/*', '#src/ui/*', '#src/theme/*'],
    'The mock bank knows generated code and lib only.',
  ),
  // The developer's panel is drawn with the app's own controls, so that it needs no second design; it never ships.
  border(
    ['mocks/panel/**', 'mocks/live/**'],
    ['#src/app/layouts/*', '#src/features/*'],
    'The panel knows ui, theme, lib and the paths.',
  ),
  {
    files: ['tests/**', 'openapi/tools/**', 'mocks/command.ts', 'mocks/live/command.ts'],
    rules: { 'no-console': 'off' },
  },
  { files: ['eslint.config.js'], extends: [tseslint.configs.disableTypeChecked] },
  { files: ['tests/fixtures.ts'], rules: { 'react-hooks/rules-of-hooks': 'off' } },
)
