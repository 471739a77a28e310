import styled from 'styled-components'
import { color, radius, space } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/Button.tsx'
import { Dialog } from '#src/ui/Dialog.tsx'
import { paletteKeys, places } from './shortcuts.ts'

const List = styled.dl`
  display: grid;
  grid-template-columns: max-content 1fr;
  gap: ${space.xs} ${space.md};
  margin-block-end: ${space.md};
  kbd {
    padding: 1px 6px;
    border: 1px solid ${color.border};
    border-radius: ${radius.control};
    background: ${color.sunken};
    font: inherit;
  }
`

export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title="Keyboard shortcuts"
      actions={<Button onPress={onClose}>Close</Button>}
      role="dialog"
    >
      <List>
        {places.map(({ letter, label }) => (
          <Keys key={letter} keys={['g', letter]} does={label} />
        ))}
        <Keys keys={[paletteKeys]} does="Search pages, payees and actions" />
        <Keys keys={['/']} does="Search this page, or the statement" />
        <Keys keys={['?']} does="Show this list" />
      </List>
      <p>Turn them off in Settings, under Keyboard.</p>
    </Dialog>
  )
}

function Keys({ keys, does }: { keys: readonly string[]; does: string }) {
  return (
    <>
      <dt>
        {keys.map((key, index) => (
          <span key={key}>
            {index > 0 && <span> then </span>}
            <kbd>{key}</kbd>
          </span>
        ))}
      </dt>
      <dd>{does}</dd>
    </>
  )
}
