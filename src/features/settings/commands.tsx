import { t } from '@lingui/core/macro'
import type { Command } from '#src/components/page/command.ts'
import { paths } from '#src/paths.ts'
import { chooseTheme } from '#src/session/preferences.ts'
import { SettingsIcon } from '#src/ui/text/NavigationIcons.tsx'

const { settings } = paths.dashboard
const image = <SettingsIcon />

export const settingsCommands: readonly Command[] = [
  { id: 'password', label: t`Change password`, image, to: settings('password') },
  { id: 'pin', label: t`Change PIN`, image, to: settings('pin') },
  { id: 'email', label: t`Change email`, image, to: settings('email') },
  { id: 'light', label: t`Light theme`, image, run: () => chooseTheme('light') },
  { id: 'dark', label: t`Dark theme`, image, run: () => chooseTheme('dark') },
]
