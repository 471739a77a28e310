import { t } from '@lingui/core/macro'
import { askToLogOut } from '#src/app/askToLogOut.ts'
import { menuEntries } from '#src/app/layouts/menu.ts'
import type { Command } from '#src/components/page/command.ts'
import { settingsCommands } from '#src/features/settings/commands.tsx'
import { fold, wordsOf } from '#src/lib/wordsOf.ts'
import { paths } from '#src/paths.ts'
import { showBalance } from '#src/session/preferences.ts'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { EyeIcon, EyeOffIcon } from '#src/ui/text/Icon.tsx'
import { LogoutIcon, PrintIcon, UserIcon } from '#src/ui/text/NavigationIcons.tsx'

const { avatar, menu } = dashboardTexts
const { dashboard } = paths

/** Of pages, by their address. */
const wordsFor: Readonly<Record<string, string>> = {
  [dashboard.home()]: avatar.home,
  [dashboard.contact()]: t({
    message: 'Contact phone email WhatsApp fee refund',
    comment: 'Words by which the search finds the page "Help & Support"',
  }),
}

const profile = { label: avatar.profile, Icon: UserIcon, to: dashboard.profile() }

export const pageCommands: readonly Command[] = [...menuEntries, profile].flatMap(({ label, Icon, to }) =>
  to === undefined ? [] : { id: to, label, words: wordsFor[to] ?? '', image: <Icon />, to },
)

export function actionCommands(isBalanceHidden: boolean): Command[] {
  return [
    {
      id: 'balance',
      label: isBalanceHidden ? t`Show balance` : t`Hide balance`,
      words: t({ message: 'Show or hide amounts', comment: 'Words by which the search finds "Show balance"' }),
      image: isBalanceHidden ? <EyeIcon /> : <EyeOffIcon />,
      run: () => showBalance(isBalanceHidden),
    },
    { id: 'print', label: t`Print this page`, image: <PrintIcon />, run: () => print() },
    ...settingsCommands,
    {
      id: 'log out',
      label: menu.logOut,
      words: `${avatar.logout} ${t`Sign out`}`,
      image: <LogoutIcon />,
      run: askToLogOut,
    },
  ]
}

/** Has each of the words, in any order. */
export function isFound({ label, notes = [], words = '', isSearchedOnly }: Command, query: string): boolean {
  const wanted = wordsOf(query)
  if (wanted.length === 0) return isSearchedOnly !== true
  const text = fold([label, ...notes, words].join('\n'))
  return wanted.every((word) => text.includes(word))
}
