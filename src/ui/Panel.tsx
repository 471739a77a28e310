import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius, size, space } from '#src/theme/tokens.ts'

const Section = styled.section`
  min-width: 0;
  border: 1px solid ${color.rule};
  border-radius: ${radius.control};
  background: ${color.surface};
  @media ${media.print} {
    border: 0;
  }
`
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.hair} ${space.md};
  min-height: ${size.row};
  padding: ${space.xs} ${space.lg};
  border-block-end: 1px solid ${color.rule};
  @media ${media.narrow} {
    padding-inline: ${space.md};
  }
  @media ${media.print} {
    padding-inline: 0;
  }
`
const Body = styled.div`
  padding: ${space.lg};
  &[data-flush] {
    padding: 0;
  }
  @media ${media.narrow} {
    padding: ${space.md};
  }
  @media ${media.print} {
    padding-inline: 0;
  }
`

export interface PanelProps {
  title: string
  /** At the right of the heading. */
  actions?: ReactNode
  /** Lets a list run to the edges. */
  isFlush?: boolean | undefined
  children: ReactNode
}

/** A ruled part of a screen under its own heading. */
export function Panel({ title, actions, isFlush, children }: PanelProps) {
  const id = useId()
  return (
    <Section aria-labelledby={id}>
      <Head>
        <h2 id={id}>{title}</h2>
        {actions}
      </Head>
      <Body data-flush={isFlush || undefined}>{children}</Body>
    </Section>
  )
}
