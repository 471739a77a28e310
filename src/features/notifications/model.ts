import type { BankNotification } from '#src/api/generated/models/bankNotification.ts'
import { paths } from '#src/paths.ts'

export type Shown = 'all' | 'unread'

/** `kept` are ids marked as read in the unread view: they stay, so that nothing moves under the pointer. */
export function selectNotifications(
  notifications: readonly BankNotification[],
  { search, shown, kept }: { search: string; shown: Shown; kept: ReadonlySet<BankNotification['id']> },
): BankNotification[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  return notifications.filter(({ id, title, body, wasread }) => {
    const text = `${title}\n${body}`.toLowerCase()
    return (shown === 'all' || wasread !== 'yes' || kept.has(id)) && words.every((word) => text.includes(word))
  })
}

const links = {
  security: { to: paths.dashboard.settings('password'), label: 'Change password' },
  transfer: { to: paths.dashboard.statements(), label: 'See transactions' },
  statement: { to: paths.dashboard.statements(), label: 'Open statements' },
} satisfies Record<NonNullable<BankNotification['about']>, { to: string; label: string }>

/** A notification's text never becomes a link. */
export function linkOf({ about }: Pick<BankNotification, 'about'>): { to: string; label: string } | undefined {
  return about && links[about]
}

/** At least 0, even if the bank's count is wrong. */
export function oneLess(count: number | undefined): number | undefined {
  return count === undefined ? undefined : Math.max(0, count - 1)
}
