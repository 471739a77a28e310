import { type ReactNode, useLayoutEffect } from 'react'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, layer, size, space } from '#src/theme/tokens.ts'
import { SmallText } from '#src/ui/text/Text.tsx'
import { useLayoutPart } from './layout.ts'

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.sm};
  @media ${media.compact} {
    flex-wrap: nowrap;
    justify-content: space-between;
    > :not(:first-child) {
      flex: none;
    }
  }
  @media ${media.compact} and ${media.tall} {
    position: fixed;
    inset-block-end: 0;
    inset-inline: 0;
    z-index: ${layer.bar};
    min-height: ${size.actionBar};
    padding: ${space.sm} max(${space.md}, env(safe-area-inset-right)) calc(${space.sm} + env(safe-area-inset-bottom))
      max(${space.md}, env(safe-area-inset-left));
    border-block-start: 1px solid ${color.rule};
    background: ${color.surface};
  }
`
const Summary = styled.p`
  display: none;
  min-width: 0;
  @media ${media.compact} {
    display: block;
  }
  > * {
    display: block;
    line-height: 1.3;
  }
`
/** On compact windows the page's header has the way back. */
const Others = styled.span`
  @media ${media.compact} {
    display: none;
  }
`

export interface ActionBarProps {
  summary: ReactNode
  note?: ReactNode
  children: ReactNode
  others?: ReactNode
}

/** On compact windows it replaces the dashboard's bottom bar. */
export function ActionBar({ summary, note, children, others }: ActionBarProps) {
  useLayoutPart('actionBar')
  useLayoutEffect(() => {
    const { style } = document.documentElement
    style.setProperty('--size-bottom-bar', size.actionBar)
    return () => {
      style.removeProperty('--size-bottom-bar')
    }
  }, [])
  return (
    <Bar data-print="hide">
      <Summary aria-hidden="true">
        <b>{summary}</b>
        {note !== undefined && <SmallText as="span">{note}</SmallText>}
      </Summary>
      {children}
      {others !== undefined && <Others>{others}</Others>}
    </Bar>
  )
}
