import { t } from '@lingui/core/macro'
import type { RefObject } from 'react'
import styled from 'styled-components'
import { color, layer, radius, space } from '#src/theme/tokens.ts'

export const mainId = 'main'

const Jump = styled.a`
  position: absolute;
  inset-block-start: ${space.xs};
  inset-inline-start: ${space.xs};
  z-index: ${layer.toast};
  padding: ${space.sm} ${space.md};
  border-radius: ${radius.control};
  background: ${color.brand};
  color: ${color.onBrand};
  font-weight: 600;
  transform: translateY(-200%);
  &:focus {
    transform: none;
  }
`

export function SkipLink({ main }: { main: RefObject<HTMLElement | null> }) {
  return (
    <Jump
      href={`#${mainId}`}
      onClick={(event) => {
        // The browser would add a history entry that the router does not know, so Back from a form would not ask.
        event.preventDefault()
        main.current?.focus()
      }}
    >
      {t`Skip to content`}
    </Jump>
  )
}
