import { ThemeChoice } from '#src/components/page/ThemeChoice.tsx'
import { Panel } from '#src/ui/Panel.tsx'

export function AppearanceSection() {
  return (
    <Panel title="Appearance">
      <ThemeChoice />
    </Panel>
  )
}
