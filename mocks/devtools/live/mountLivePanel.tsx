import { lazy } from 'react'
import styled from 'styled-components'
import { mountPanel } from '#mocks/devtools/panel/mountPanel.tsx'
import { PanelShell } from '#mocks/devtools/panel/PanelShell.tsx'
import { space } from '#src/theme/tokens.ts'
import { FileIcon } from '#src/ui/NavigationIcons.tsx'

const Traffic = lazy(async () => ({ default: (await import('#mocks/devtools/panel/sections/Traffic.tsx')).Traffic }))

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: ${space.md};
`

export function mountLivePanel(): void {
  mountPanel(
    <PanelShell name="Live traffic" icon={<FileIcon />}>
      <Body>
        <Traffic />
      </Body>
    </PanelShell>,
  )
}
