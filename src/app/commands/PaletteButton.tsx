import styled from 'styled-components'
import { useOverlayEntry } from '#src/components/page/useOverlayEntry.ts'
import { storageKeys } from '#src/session/storage.ts'
import { useStored } from '#src/session/useStored.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { SearchIcon } from '#src/ui/NavigationIcons.tsx'
import { SquareButton } from '#src/ui/SquareButton.ts'
import { Tooltip } from '#src/ui/Tooltip.tsx'
import { visuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { preloadPalette } from './loadPalette.ts'
import { paletteKeys } from './shortcuts.ts'

const Trigger = styled(SquareButton)`
  grid-auto-flow: column;
  gap: ${space.xs};
  @media (width < 80em) {
    > span {
      ${visuallyHidden}
    }
    kbd {
      display: none;
    }
  }
  @media (width >= 80em) {
    padding-inline: ${space.sm};
    border: 1px solid ${color.border};
    color: ${color.muted};
    kbd {
      margin-inline-start: ${space.xs};
      font: inherit;
      font-size: ${text.small};
    }
  }
`

export function PaletteButton() {
  const { open } = useOverlayEntry('search')
  const hasKeys = useStored(storageKeys.shortcuts) !== 'off'
  return (
    <Tooltip text="Search pages, payees and actions">
      <Trigger aria-haspopup="dialog" onPress={open} onHoverStart={preloadPalette} onFocus={preloadPalette}>
        <SearchIcon />
        <span>Search {hasKeys && <kbd>{paletteKeys}</kbd>}</span>
      </Trigger>
    </Tooltip>
  )
}
