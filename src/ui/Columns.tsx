import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { space } from '#src/theme/tokens.ts'

/**
 * The work of a page, and beside it what helps: two columns on a desktop, else one below the other. A narrow side is for what
 * is short.
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

/** Parts of a column, one below the other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
`

/** Short sentences as a list. */
export const Points = styled.ul`
  display: grid;
  gap: ${space.xs};
  padding-inline-start: ${space.md};
  list-style: disc;
`

/** Buttons and links side by side: as wide as needed, on a phone as wide as the row. */
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
