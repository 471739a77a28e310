import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { quietEndStyle } from '#src/ui/buttons/buttonStyle.ts'
import { Between, surfaceStyle } from './Columns.tsx'

const Section = styled.section`
  min-width: 0;
  ${surfaceStyle}
  @media ${media.print} {
    border: 0;
  }
`
const Head = styled(Between)`
  column-gap: ${space.md};
  padding: ${space.md} ${space.inset} 0;
  ${quietEndStyle}
  &[data-ruled] {
    padding-block-end: ${space.md};
    border-block-end: 1px solid ${color.rule};
  }
  @media ${media.print} {
    padding-inline: 0;
  }
`
const Title = styled.h2`
  flex: 1 1 8rem;
  min-width: 0;
  font-size: ${text.lead};
`
const Body = styled.div`
  padding: ${space.md} ${space.inset} ${space.inset};
  &[data-flush] {
    padding: 0;
  }
  @media ${media.print} {
    padding-inline: 0;
  }
`

export const Ruled = styled.div`
  padding-block-start: ${space.md};
  border-block-start: 1px solid ${color.rule};
`
/** A panel without a head, filled by a list. */
export const ListSection = styled.section`
  overflow: clip;
  min-width: 0;
  ${surfaceStyle}
  /* Would cut what the paper has no room for. */
  @media ${media.print} {
    overflow: visible;
    border: 0;
  }
`

export interface PanelProps {
  eyebrow?: ReactNode
  title: ReactNode
  actions?: ReactNode
  hasRule?: boolean | undefined
  isFlush?: boolean | undefined
  children: ReactNode
}

export function Panel({ eyebrow, title, actions, hasRule, isFlush, children }: PanelProps) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <Head data-ruled={hasRule || undefined}>
        {eyebrow}
        <Title id={id}>{title}</Title>
        {actions}
      </Head>
      <Body data-flush={isFlush || undefined}>{children}</Body>
    </Section>
  )
}
