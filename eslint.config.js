import js from '@eslint/js'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig } from 'eslint/config'
import tseslint from 'typescript-eslint'

export default defineConfig(
  { ignores: ['dist*/', 'public/', 'src/api/generated/', 'mocks/generated/', 'test-results/', 'node_modules/'] },
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  reactHooks.configs.flat.recommended,
  {
    languageOptions: {
      parserOptions: {
        projectService: { allowDefaultProject: ['eslint.config.js', '.dependency-cruiser.js'] },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      // Options replace those of the preset one and all: each is named, so that nothing but numbers is allowed.
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        {
          allow: [],
          allowAny: false,
          allowBoolean: false,
          allowNever: false,
          allowNullish: false,
          allowNumber: true,
          allowRegExp: false,
        },
      ],
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
      // MSW sends a thrown Response as it is.
      '@typescript-eslint/only-throw-error': ['error', { allow: [{ from: 'lib', name: 'Response' }] }],
      'no-console': ['error', { allow: ['error', 'warn'] }],
      eqeqeq: 'error',
    },
  },
  {
    files: ['tests/**', 'openapi/tools/**', 'mocks/command.ts', 'mocks/devtools/live/command.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['src/**/*.tsx', 'mocks/**/*.tsx'],
    ignores: ['src/ui/**'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'JSXOpeningElement[name.name=/^(button|select|datalist|dialog)$/]',
          message: 'Take the control of src/ui.',
        },
        {
          selector: "MemberExpression[object.name='styled'][property.name=/^(button|select|datalist|dialog)$/]",
          message: 'Take the control of src/ui.',
        },
      ],
    },
  },
  { files: ['*.config.js', '.dependency-cruiser.js'], extends: [tseslint.configs.disableTypeChecked] },
  {
    // A fixture of Playwright takes what it needs by destructuring, and a function named `use`.
    files: ['tests/support/{fixtures,network,workshop}.ts'],
    rules: {
      'react-hooks/rules-of-hooks': 'off',
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
    },
  },
)
