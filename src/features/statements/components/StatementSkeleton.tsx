import styled, { css } from 'styled-components'
import { media } from '#src/theme/media.ts'
import { space } from '#src/theme/tokens.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { Stack, surfaceStyle } from '#src/ui/layout/Columns.tsx'
import { VisuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'

const surface = css`
  padding: ${space.sm} ${space.inset};
  ${surfaceStyle}
`
const Toolbar = styled.div`
  display: grid;
  grid-template-columns: 17rem minmax(0, 1fr);
  gap: ${space.sm};
  @media ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
    > :nth-child(3) {
      display: none;
    }
  }
`
const Sums = styled.div`
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  gap: ${space.xs} ${space.lg};
  ${surface}
  @media ${media.narrow} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
`
const Rows = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 4.5rem;
  column-gap: ${space.sm};
  ${surface}
  > :not(:nth-child(2)) {
    gap: 44px;
    padding-block-start: 18px;
  }
  > :first-child {
    display: none;
  }
  @media ${media.wide} {
    grid-template-columns: 5rem minmax(0, 1fr) 4.5rem;
    > :first-child {
      display: flex;
    }
  }
`

export function StatementSkeleton() {
  return (
    <div role="status" aria-busy="true">
      <VisuallyHidden>Loading</VisuallyHidden>
      <Stack aria-hidden="true" $gap="md">
        <Toolbar>
          <Skeleton lines={1} height={44} />
          <Skeleton lines={1} height={44} />
          <Skeleton lines={1} height={20} />
        </Toolbar>
        <Sums>
          {['a', 'b', 'c', 'd'].map((sum) => (
            <Skeleton key={sum} lines={2} height={18} />
          ))}
        </Sums>
        <Rows>
          <Skeleton lines={8} height={12} />
          <Skeleton shape="columns" lines={8} />
          <Skeleton lines={8} height={12} />
        </Rows>
      </Stack>
    </div>
  )
}
