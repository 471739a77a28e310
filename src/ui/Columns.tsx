import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { space } from '#src/theme/tokens.ts'

/** The work of a page, and beside it what helps: two columns on a desktop, else one below the other. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space.lg};
  @media ${media.desktop} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr);
  }
`

/** Parts of a column, one below the other. */
export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.lg};
`
