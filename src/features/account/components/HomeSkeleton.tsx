import styled from 'styled-components'
import { useIsBalanceHidden } from '#src/session/balanceVisibility.ts'
import { media } from '#src/theme/media.ts'
import { color, radius } from '#src/theme/tokens.ts'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'

const Hero = styled.div`
  /* As high as the balance, the payees, the actions and, on narrow windows, the chart below them. */
  min-height: 44.5rem;
  border-radius: ${radius.control};
  background: ${color.hero};
  @media ${media.narrow} {
    min-height: 48rem;
  }
  &[data-hidden] {
    min-height: 29rem;
    @media ${media.narrow} {
      min-height: 32.5rem;
    }
  }
  &,
  &[data-hidden] {
    @media ${media.desktop} {
      min-height: 383px;
    }
  }
`
const Card = styled.div`
  padding: 24px;
  border: 1px solid ${color.rule};
  border-radius: ${radius.control};
  background: ${color.surface};
  @media ${media.narrow} {
    padding: 16px;
  }
`

export function HomeSkeleton() {
  const isHidden = useIsBalanceHidden()
  return (
    <>
      <Hero role="status" aria-busy="true" data-hidden={isHidden || undefined}>
        <VisuallyHidden>Loading</VisuallyHidden>
      </Hero>
      <Columns $hasNarrowSide aria-hidden="true">
        <Card>
          <Skeleton lines={8} height={48} />
        </Card>
        <Stack>
          <Card>
            <Skeleton lines={5} height={36} />
          </Card>
          <Card>
            <Skeleton lines={3} height={48} />
          </Card>
        </Stack>
      </Columns>
    </>
  )
}
