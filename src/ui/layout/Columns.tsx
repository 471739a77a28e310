import styled, { css } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { space, color, radius } from '#src/theme/tokens.ts'

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

const gaps = { xxs: space.xxs, xs: space.xs, sm: space.sm, md: space.md, lg: space.lg }
type Gap = keyof typeof gaps

export const Stack = styled.div<{ $gap?: Gap }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${({ $gap = 'lg' }) => gaps[$gap]};
`

export const Grid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr));
  align-items: start;
  gap: ${space.lg};
`

/** Children fill the row on a phone, unless `$keepsWidth`. */
export const Cluster = styled.div<{ $gap?: Gap; $keepsWidth?: boolean }>`
  display: flex;
  flex-wrap: wrap;
  gap: ${({ $gap = 'sm' }) => gaps[$gap]};
  @media ${media.narrow} {
    > * {
      flex: ${({ $keepsWidth }) => ($keepsWidth === true ? undefined : '1 1 auto')};
    }
  }
`

export const Line = styled.div<{ $gap?: Gap }>`
  display: flex;
  align-items: center;
  gap: ${({ $gap = 'sm' }) => gaps[$gap]};
`

export const Between = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs} ${space.sm};
`

/** Lets its content adapt to its width, not the window's. */
export const Container = styled.div`
  container-type: inline-size;
`

export const surfaceStyle = css`
  border: 1px solid ${color.rule};
  border-radius: ${radius.control};
  background: ${color.surface};
`
