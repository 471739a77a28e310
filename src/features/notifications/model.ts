import { t } from '@lingui/core/macro'
import type { BankNotification } from '#src/api/generated/models/bankNotification.ts'
import { pathOfTransaction } from '#src/features/transactions/selection.ts'
import { paths } from '#src/paths.ts'

const links = {
  security: { to: paths.dashboard.settings('password'), label: t`Change password` },
  transfer: { to: paths.dashboard.statements(), label: t`See transactions` },
  statement: { to: paths.dashboard.statements(), label: t`Open statements` },
} satisfies Record<NonNullable<BankNotification['about']>, { to: string; label: string }>

/** A notification's text never becomes a link. */
export function linkOf({
  about,
  transaction,
}: Pick<BankNotification, 'about' | 'transaction'>): { to: string; label: string } | undefined {
  if (about === undefined) return undefined
  const to = about === 'transfer' ? pathOfTransaction(links.transfer.to, transaction ?? '') : undefined
  return to === undefined ? links[about] : { to, label: t`See the transaction` }
}
