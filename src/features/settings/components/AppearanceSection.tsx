import { chooseTheme, useTheme, type Theme } from '#src/session/colorScheme.ts'
import { Panel } from '#src/ui/Panel.tsx'
import { ToggleButtonGroup } from '#src/ui/ToggleButtonGroup.tsx'

const themes = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'system', label: 'Auto' },
] as const satisfies readonly { id: Theme; label: string }[]

export function AppearanceSection() {
  return (
    <Panel title="Appearance">
      <ToggleButtonGroup label="Appearance" options={themes} value={useTheme()} onChange={chooseTheme} />
    </Panel>
  )
}
