import { mountPanel } from '#mocks/devtools/panel/mountPanel.tsx'
import { PanelShell } from '#mocks/devtools/panel/PanelShell.tsx'
import { FileIcon } from '#src/ui/text/NavigationIcons.tsx'
import { Violations } from './Violations.tsx'

export function mountLivePanel(): void {
  mountPanel(
    <PanelShell name="Contract violations" icon={<FileIcon />}>
      <Violations />
    </PanelShell>,
  )
}
