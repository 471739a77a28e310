import type { BankNotification } from '#src/api/generated/models/bankNotification.ts'
import { pathOfTransaction } from '#src/features/transactions/selection.ts'
import { monthAndYear } from '#src/lib/dates.ts'
import { fold, wordsOf } from '#src/lib/wordsOf.ts'
import { paths } from '#src/paths.ts'

export interface Month {
  label: string | undefined
  notifications: BankNotification[]
}

/** Keeps the bank's order; neighbours of one month are a group. */
export function byMonth(notifications: readonly BankNotification[]): Month[] {
  const months: Month[] = []
  for (const notification of notifications) {
    const label = notification.date === undefined ? undefined : monthAndYear(notification.date)
    const last = months.at(-1)
    if (last !== undefined && last.label === label) last.notifications.push(notification)
    else months.push({ label, notifications: [notification] })
  }
  return months
}

export type Shown = 'all' | 'unread'

/** `kept` are ids marked as read in the unread view: they stay, so that nothing moves under the pointer. */
export function selectNotifications(
  notifications: readonly BankNotification[],
  { search, shown, kept }: { search: string; shown: Shown; kept: ReadonlySet<BankNotification['id']> },
): BankNotification[] {
  const words = wordsOf(search)
  return notifications.filter(({ id, title, body, wasread }) => {
    const text = fold(`${title}\n${body}`)
    return (shown === 'all' || wasread !== 'yes' || kept.has(id)) && words.every((word) => text.includes(word))
  })
}

const links = {
  security: { to: paths.dashboard.settings('password'), label: 'Change password' },
  transfer: { to: paths.dashboard.statements(), label: 'See transactions' },
  statement: { to: paths.dashboard.statements(), label: 'Open statements' },
} satisfies Record<NonNullable<BankNotification['about']>, { to: string; label: string }>

/** A notification's text never becomes a link. */
export function linkOf({
  about,
  transaction,
}: Pick<BankNotification, 'about' | 'transaction'>): { to: string; label: string } | undefined {
  if (about === undefined) return undefined
  const to = about === 'transfer' ? pathOfTransaction(links.transfer.to, transaction ?? '') : undefined
  return to === undefined ? links[about] : { to, label: 'See the transaction' }
}

export function decremented(count: number): number {
  return Math.max(0, count - 1)
}
