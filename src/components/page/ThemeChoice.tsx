import { chooseTheme, type Theme } from '#src/session/colorScheme.ts'
import { storageKeys } from '#src/session/storage.ts'
import { useStored } from '#src/session/useStored.ts'
import { ToggleButtonGroup } from '#src/ui/ToggleButtonGroup.tsx'

const themes = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'system', label: 'Auto' },
] as const satisfies readonly { id: Theme; label: string }[]

export function ThemeChoice() {
  const kept = useStored(storageKeys.theme)
  return (
    <ToggleButtonGroup
      label="Appearance"
      options={themes}
      value={themes.find(({ id }) => id === kept)?.id ?? 'system'}
      onChange={chooseTheme}
    />
  )
}
