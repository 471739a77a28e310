import { chooseTheme, type Theme } from '#src/session/colorScheme.ts'
import { storageKeys } from '#src/session/storage.ts'
import { useStored } from '#src/session/useStored.ts'
import { ToggleButtonGroup } from '#src/ui/ToggleButtonGroup.tsx'

const themes = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
] as const satisfies readonly { id: Theme; label: string }[]

export function ThemeChoice({ system = 'Match device' }: { system?: string }) {
  const kept = useStored(storageKeys.theme)
  return (
    <ToggleButtonGroup
      label="Appearance"
      options={[...themes, { id: 'system', label: system }]}
      value={themes.find(({ id }) => id === kept)?.id ?? 'system'}
      onChange={chooseTheme}
    />
  )
}
