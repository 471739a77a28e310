import styled from 'styled-components'
import { ShortcutsChoice } from '#src/components/page/ShortcutsChoice.tsx'
import { ThemeChoice } from '#src/components/page/ThemeChoice.tsx'
import { media } from '#src/theme/media.ts'
import { Panel } from '#src/ui/Panel.tsx'

/** A device without a mouse most likely has no keyboard either. */
const Keys = styled.div`
  @media not ${media.hover} {
    display: none;
  }
`

export function AppearanceSection() {
  return (
    <>
      <Panel title="Appearance">
        <ThemeChoice />
      </Panel>
      <Keys>
        <Panel title="Keyboard">
          <ShortcutsChoice />
        </Panel>
      </Keys>
    </>
  )
}
