import type { Plugin, Rolldown } from 'vite'
import { withImports } from './withImports.ts'

/** What every address of the dashboard imports at once. */
const routes = 'src/app/routing/dashboardRoutes.tsx'
const layout = ['src/features/profile/prefetch.ts', 'src/app/layouts/DashboardLayout.tsx']

const pincreation = ['account/prefetch.ts', 'account/pages/CreatePinPage.tsx']
const send = ['transfers/prefetch.ts', 'transfers/flow.ts']

/** What each address imports of `src/features`: what starts its queries, then its page. A test opens every one of them. */
const pages: Record<string, string[]> = {
  dashboard: ['account/prefetch.ts', 'account/pages/HomePage.tsx'],
  'dashboard/pincreation': pincreation,
  'dashboard/pincreation/new1': pincreation,
  'dashboard/kyc': ['kyc/prefetch.ts', 'kyc/pages/KycPage.tsx'],
  'dashboard/profile': ['profile/pages/ProfilePage.tsx'],
  'dashboard/settings': ['settings/pages/SettingsPage.tsx'],
  'dashboard/send': send,
  'dashboard/send/confirm': send,
  'dashboard/send/pin': send,
  'dashboard/add-funds': ['add-funds/pages/AddFundsPage.tsx'],
  'dashboard/add-funds/crypto': ['add-funds/prefetch.ts', 'add-funds/pages/CryptoDepositPage.tsx'],
  'dashboard/add-funds/it': ['add-funds/prefetch.ts', 'add-funds/pages/InstitutionPage.tsx'],
  'dashboard/make-payment': ['payments/pages/MakePaymentPage.tsx'],
  'dashboard/make-payment/crypto': ['payments/prefetch.ts', 'payments/pages/CryptoPaymentPage.tsx'],
  'dashboard/fixed-deposit': ['fixed-deposits/pages/FixedDepositPage.tsx'],
  'dashboard/fixed-deposit/crypto': ['fixed-deposits/prefetch.ts', 'fixed-deposits/pages/CryptoFixedDepositPage.tsx'],
  'dashboard/upgrade': ['upgrade/prefetch.ts', 'upgrade/pages/UpgradePage.tsx'],
  'dashboard/notifications': ['notifications/prefetch.ts', 'notifications/pages/NotificationsPage.tsx'],
  'dashboard/statements': ['statements/prefetch.ts', 'statements/pages/StatementsPage.tsx'],
  'dashboard/contact': ['contact/prefetch.ts', 'contact/pages/ContactPage.tsx'],
}

/**
 * Gives every address of the dashboard a page of its own (`dashboard/statements.html`), which requests all scripts of that
 * address together with the first one. Otherwise they would be requested when that one has arrived and run. `index.html`,
 * which is served for all other addresses, requests the dashboard's routes.
 */
export function preloadDashboard(): Plugin {
  let base = ''
  return {
    name: 'preload-dashboard',
    apply: 'build',
    enforce: 'post',
    configResolved: (config) => {
      base = config.base
    },
    generateBundle(_options, bundle) {
      const index = bundle['index.html']
      if (index?.type !== 'asset') throw new Error('The build has no index.html.')
      const html = String(index.source)
      const withPreloads = (modules: string[]) =>
        html.replace('</head>', `${preloads(bundle, modules, base).join('')}</head>`)
      for (const [address, modules] of Object.entries(pages)) {
        const all = [routes, ...layout, ...modules.map((module) => `src/features/${module}`)]
        this.emitFile({ type: 'asset', fileName: `${address}.html`, source: withPreloads(all) })
      }
      index.source = withPreloads([routes])
    },
  }
}

/** The links that request the chunks of some modules and all that they import, but for what the first script brings. */
function preloads(bundle: Rolldown.OutputBundle, modules: string[], base: string): string[] {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const files = withImports(
    modules.map((module) => chunkOf(chunks, module).fileName),
    (file) => {
      const chunk = bundle[file]
      return chunk?.type === 'chunk' ? chunk.imports : undefined
    },
  )
  const initial = new Set(chunks.filter(({ isEntry }) => isEntry).map(({ fileName }) => fileName))
  return [...files]
    .filter((file) => !initial.has(file))
    .map((file) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="${base}${file}">`)
}

function chunkOf(chunks: Rolldown.OutputChunk[], module: string): Rolldown.OutputChunk {
  const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(`/${module}`))
  if (chunk === undefined) throw new Error(`The build has no script for ${module}.`)
  return chunk
}
