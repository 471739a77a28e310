import { t } from '@lingui/core/macro'
import { useEffect, useEffectEvent } from 'react'
import styled from 'styled-components'
import { useOverlayEntry } from '#src/components/page/useOverlayEntry.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { SquareButton } from '#src/ui/buttons/IconButton.tsx'
import { useHasPart } from '#src/ui/layout/layout.ts'
import { lazyPart } from '#src/ui/overlays/overlays.tsx'
import { Tooltip } from '#src/ui/overlays/Tooltip.tsx'
import { SearchIcon } from '#src/ui/text/NavigationIcons.tsx'
import { visuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

const Palette = lazyPart(t`We couldn't load the search.`, async () => (await import('./Palette.tsx')).Palette)

/** On Apple's keyboards Ctrl K deletes to the end of a line. */
const isApple = /Mac|iPhone|iPad/.test(navigator.userAgent)

/** Layouts of other scripts have the Latin letter in the key's position only. */
function isPaletteKey({ key, code, ctrlKey, metaKey, altKey, shiftKey, repeat }: KeyboardEvent): boolean {
  if (altKey || shiftKey || repeat || ctrlKey === isApple || metaKey !== isApple) return false
  return key.toLowerCase() === 'k' || (code === 'KeyK' && !/[a-z]/i.test(key))
}

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
  const { isOpen, open, ...closing } = useOverlayEntry('search')
  const hasOverlay = useHasPart('overlay')
  const follow = useEffectEvent((event: KeyboardEvent) => {
    // The palette is open before its code has loaded.
    if (!isPaletteKey(event) || (hasOverlay && !isOpen)) return
    event.preventDefault()
    if (isOpen) closing.close()
    else open()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => follow(event)
    document.addEventListener('keydown', listener)
    return () => document.removeEventListener('keydown', listener)
  }, [])
  return (
    <>
      <Tooltip text={t`Search pages, payees and actions`}>
        <Trigger aria-haspopup="dialog" onPress={open}>
          <SearchIcon />
          <span>
            <span>{t`Search`}</span> <kbd>{isApple ? '⌘ K' : t({ message: 'Ctrl K', comment: 'Keys' })}</kbd>
          </span>
        </Trigger>
      </Tooltip>
      {isOpen && <Palette {...closing} />}
    </>
  )
}
