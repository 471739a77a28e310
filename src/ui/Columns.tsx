import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { space } from '#src/theme/tokens.ts'

/**
 * The main content and a column of help: two columns on a desktop, else stacked. The narrow side is for short texts.
 */
export const Columns = styled.div<{ $hasNarrowSide?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.lg};
  @media ${media.desktop} {
    grid-template-columns: ${({ $hasNarrowSide }) =>
      $hasNarrowSide === true ? 'minmax(0, 2fr) minmax(0, 1fr)' : 'minmax(0, 3fr) minmax(0, 2fr)'};
  }
`

/** The parts of a column, stacked. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
`

export const Points = styled.ul`
  display: grid;
  gap: ${space.xs};
  padding-inline-start: ${space.md};
  list-style: disc;
`

/** Buttons and links side by side. On a phone they fill the row. */
export const Cluster = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space.sm};
  @media ${media.narrow} {
    > * {
      flex: 1 1 auto;
    }
  }
`
