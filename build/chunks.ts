import type { Rolldown } from 'vite'

/**
 * Modules that the same pages need share a file: fewer requests, and they compress better. Rolldown divides the rest.
 * A page that imports one module of a file requests the whole file; tests/e2e/requested.spec.ts limits every page.
 */
export const chunks: Rolldown.CodeSplittingGroup[] = [
  // What every screen needs. tests/support/sizes.ts limits it.
  { name: 'initial', tags: ['$initial'] },
  // Sign-up needs it, too, without the rest of the dashboard.
  { name: 'leaving', test: /drafts\/UnsavedChanges/ },
  {
    name: 'dashboard',
    test: anyOf(
      'app/layouts/DashboardLayout',
      'components/.*/(AsyncBoundary|BalanceSwitch|FormResult|HelpLink|OmittedEntries|SubPage|paymentHelp)',
      'ui/(Amount|CopyButton|DescriptionList|LongList|Monogram|NothingFound|Panel|Time|download)',
      'lib/(amount|digits|isShallowEqual|money)',
      'codecs/(currency|id|money|timestamp)',
      'models/(money|pinTries|timestamp)',
      'react-aria.*/(Heading|SelectionIndicator|useEvent|useLocalizedStringFormatter)',
    ),
  },
  { name: 'transactions', test: /features\/transactions\/(?!receipt|.*(Facts|Printed))|hooks\/(account|transfers)\// },
  { name: 'focus', test: /FocusScope/ },
  { name: 'overlays', test: /react-aria-components\/.*\/(Dialog|Popover)\./ },
  { name: 'lists', test: /react-aria-components\/.*\/ListBox|useFilter|useMenuTrigger/ },
  alone('forms', /node_modules\/zod\/|components\/form\/(refusal|textSchema)|models\/idempotencyKey/),
  alone('amounts', /ui\/AmountField|form\/amountSchema|orders\/useOrder\./),
  alone('pins', /ui\/(PinField|ResultMark)|form\/(PinForm|pinFailure)/),
  alone(
    'transfers',
    /features\/transfers\/|ui\/(ActionBar|LazyComboBox|RadioRows|Waiting)|(confirm|submitTransfer).*Request/,
  ),
  alone(
    'methods',
    /pages\/(AddFunds|FixedDeposit|MakePayment)Page|(add-funds|fixed-deposits|payments)\/model|MethodList|LinkCard|IconLine/,
  ),
  alone('printed', /Printed(Document|Receipt)|usePrinting|Printout|transactions\/receipt/),
  alone('onboarding', /Onboarding(Layout|Steps)|ui\/Stepper/),
  alone('identity', /features\/kyc\//),
  alone(
    'recovery',
    /features\/auth\/(pages\/(Forgot|Reset|Verify)|.*(CodeField|PasswordChanged|ResendCode|ResetForm)|verifyEmail)/,
  ),
]

/** Without what the modules import, since other pages need that, too. */
function alone(name: string, test: RegExp): Rolldown.CodeSplittingGroup {
  return { name, test, includeDependenciesRecursively: false }
}

function anyOf(...paths: string[]): RegExp {
  return new RegExp(paths.map((path) => `/${path}\\.`).join('|'))
}
