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

/** Parts of a column, one below the other. Tight where they belong to one thing. */
export const Stack = styled.div<{ $isTight?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $isTight }) => ($isTight === true ? space.xs : space.lg)};
`

/** Fields, as many to a row as fit. */
export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  align-items: start;
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

/** A short line, and what belongs to its other end. */
export const Between = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.sm};
`
