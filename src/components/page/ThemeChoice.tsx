import { chooseTheme, useTheme, type Theme } from '#src/session/colorScheme.ts'
import { ToggleButtonGroup } from '#src/ui/ToggleButtonGroup.tsx'

const themes = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const satisfies readonly { id: Theme; label: string }[]

export function ThemeChoice({ system = 'Match device' }: { system?: string }) {
  return (
    <ToggleButtonGroup
      label="Appearance"
      options={[...themes, { id: 'system', label: system }]}
      value={useTheme()}
      onChange={chooseTheme}
    />
  )
}
