import { ShortcutsChoice } from '#src/components/page/ShortcutsChoice.tsx'
import { ThemeChoice } from '#src/components/page/ThemeChoice.tsx'
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
