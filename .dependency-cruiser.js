/** Who may import whom (docs/architecture.md). */
const ground = '^src/(lib|texts|theme)/|^src/(config|paths)[.]ts$|^src/language[.]tsx$'

/** A folder may import itself, the listed folders, and packages. */
const only = (name, from, to, comment) => ({
  name,
  comment,
  severity: 'error',
  from: { path: from, pathNot: '[.](test|browser[.]test)[.]tsx?$' },
  to: { path: '^(src|mocks|build|openapi|tests)/', pathNot: to },
})

const feature = '^src/features/([^/]+)/'
const shared = '^src/features/(crypto-payments|transactions)/'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      comment: 'Types included.',
      severity: 'error',
      from: { path: '^(src|mocks|build|openapi)/' },
      to: { circular: true },
    },
    {
      name: 'no-cycles-in-tests',
      severity: 'error',
      from: { path: '^tests/' },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    only('lib', '^src/lib/', ['^src/lib/'], 'lib holds pure values only.'),
    only('theme', '^src/theme/', ['^src/theme/']),
    only('texts', '^src/texts/', ['^src/texts/']),
    only('config', '^src/config[.]ts$', ['^src/lib/']),
    only('paths', '^src/paths[.]ts$', ['^src/lib/', '^src/config[.]ts$']),
    only('language', '^src/language[.]tsx$', ['^src/(lib|locales)/', '^src/session/storage[.]ts$']),
    only('session', '^src/session/', ['^src/session/', '^src/lib/']),
    only(
      'ui',
      '^src/ui/',
      ['^src/ui/', '^src/(lib|texts|theme)/', '^src/language[.]tsx$'],
      'ui knows no domain, router, query or session.',
    ),
    {
      name: 'ui-packages',
      severity: 'error',
      from: { path: '^src/(ui|lib|theme|texts)/', pathNot: '[.]browser[.]test[.]tsx$' },
      to: { path: 'node_modules/(react-router|@tanstack/react-query)' },
    },
    only('api-generated', '^src/api/generated/', ['^src/api/', '^src/lib/']),
    only('api', '^src/api/', ['^src/(api|session|lib)/', '^src/config[.]ts$']),
    only('drafts', '^src/drafts/', ['^src/(drafts|ui|session)/', ground]),
    only('orders', '^src/orders/', ['^src/(orders|ui|api|session)/', ground]),
    only('boot', '^src/boot/', ['^src/(boot|app|drafts|orders|ui|api|session)/', '^mocks/', ground]),
    only('components', '^src/components/', ['^src/(components|drafts|orders|ui|api|session)/', ground]),
    {
      ...only('features', feature, [
        '^src/features/$1/',
        shared,
        '^src/(components|drafts|orders|ui|api|session)/',
        ground,
      ]),
      comment: 'Features never import each other, but for the two shared ones.',
    },
    {
      name: 'shared-features',
      severity: 'error',
      from: { path: shared },
      to: { path: feature, pathNot: '^src/features/$1/' },
    },
    only('app', '^src/app/', ['^src/(app|features|components|drafts|orders|ui|api|session)/', ground]),
    {
      name: 'mocks-behind-a-dynamic-import',
      comment: 'Only src/boot/start.ts starts the mock bank or the live observer, by dynamic import.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/boot/start[.]ts$|[.]browser[.]test[.]tsx$' },
      to: { path: '^mocks/' },
    },
    {
      name: 'mocks',
      severity: 'error',
      from: { path: '^mocks/', pathNot: '^mocks/devtools/' },
      to: { path: '^src/(app|features|components|ui|theme)/' },
    },
    {
      name: 'devtools',
      comment: 'The panel is drawn with the product’s own controls.',
      severity: 'error',
      from: { path: '^mocks/devtools/' },
      to: { path: '^src/(app|features|components)/' },
    },
    only('mock-domain', '^mocks/(domain|db)/', ['^mocks/(domain|db|generated)/', '^src/lib/']),
    {
      name: 'client-behind-generated-hooks',
      comment: 'Screens call the bank through generated hooks only.',
      severity: 'error',
      from: { path: '^src/(features|app|components|ui)/' },
      to: { path: '^src/api/client[.]ts$' },
    },
    only('build', '^build/', [
      '^build/',
      '^src/(lib|theme)/',
      '^src/(config|paths)[.]ts$',
      '^src/app/routing/pages[.]ts$',
      '^src/prerender[.]tsx$',
    ]),
    only('openapi', '^openapi/', ['^openapi/', '^mocks/(faults|seed)/', '^mocks/scenario[.]ts$', '^src/theme/']),
    { name: 'not-to-test', severity: 'error', from: { pathNot: '^tests/|[.]test[.]tsx?$' }, to: { path: '^tests/' } },
    {
      name: 'not-unresolvable',
      severity: 'error',
      from: {},
      to: { couldNotResolve: true, pathNot: '[.](css|svg|woff2)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
