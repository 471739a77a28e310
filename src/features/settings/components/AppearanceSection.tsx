import { storageKeys } from '#src/session/storage.ts'
import { chooseTheme, chosenTheme } from '#src/session/colorScheme.ts'
import type { Theme } from '#src/session/colorScheme.ts'
import { useStored } from '#src/session/useStored.ts'
import { Panel } from '#src/ui/Panel.tsx'
import { SegmentedControl } from '#src/ui/SegmentedControl.tsx'

const themes = [
  { id: 'light', label: 'Light' },
  { id: 'dark', label: 'Dark' },
  { id: 'system', label: 'As the system' },
] as const satisfies readonly { id: Theme; label: string }[]

/** How the app looks on this device. It takes effect at once, and the bank does not hear of it. */
export function AppearanceSection() {
  useStored(storageKeys.theme)
  return (
    <Panel title="Appearance">
      <SegmentedControl
        label="Appearance"
        options={themes}
        value={chosenTheme()}
        onChange={(id) => chooseTheme(themes.find((theme) => theme.id === id)?.id ?? 'system')}
      />
    </Panel>
  )
}
