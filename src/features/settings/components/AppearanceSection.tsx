import { ShortcutsChoice } from '#src/components/ShortcutsChoice.tsx'
import { ThemeChoice } from '#src/components/ThemeChoice.tsx'
import { Panel } from '#src/ui/Panel.tsx'

/** How the app looks on this device. */
export function AppearanceSection() {
  return (
    <Panel title="Appearance">
      <ThemeChoice />
      <ShortcutsChoice />
    </Panel>
  )
}
