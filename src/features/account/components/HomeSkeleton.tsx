import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius, space } from '#src/theme/tokens.ts'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { Panel } from '#src/ui/Panel.tsx'
import { Skeleton } from '#src/ui/Skeleton.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import { HeroFrame } from './AccountHero.tsx'

const Hero = styled.div`
  --color-rule: ${color.heroRaised};
  display: grid;
  align-content: start;
  gap: ${space.lg};
  /* Matches the height of the balance, the payees and the actions. */
  min-height: 21.5rem;
  padding: ${space.md};
  @media ${media.desktop} {
    align-content: space-between;
    min-height: 383px;
    padding: ${space.lg} ${space.xl};
  }
`
const Shapes = styled.div`
  display: grid;
  grid-template-columns: repeat(6, 44px);
  justify-content: space-between;
  max-width: 28rem;
  height: 44px;
  > span {
    border-radius: 50%;
    background: ${color.heroRaised};
  }
  &[data-tiles] {
    grid-template-columns: repeat(4, minmax(0, 1fr));
    gap: ${space.xs};
    > span {
      border-radius: ${radius.control};
    }
  }
`
const shapes = ['a', 'b', 'c', 'd', 'e', 'f'] as const

export function HomeSkeleton() {
  return (
    <>
      <HeroFrame role="status" aria-busy="true">
        <VisuallyHidden>Loading</VisuallyHidden>
        <Hero aria-hidden="true">
          <Skeleton lines={2} height={32} />
          <Shapes>
            {shapes.map((shape) => (
              <span key={shape} />
            ))}
          </Shapes>
          <Shapes data-tiles="">
            {shapes.slice(0, 4).map((shape) => (
              <span key={shape} />
            ))}
          </Shapes>
        </Hero>
      </HeroFrame>
      <Columns $hasNarrowSide aria-hidden="true">
        <Panel title="Transactions">
          <Skeleton shape="columns" lines={8} />
        </Panel>
        <Stack>
          <Panel title={'\u00a0'}>
            <Skeleton lines={5} height={20} />
          </Panel>
          <Panel title={'\u00a0'}>
            <Skeleton shape="rows" lines={3} />
          </Panel>
        </Stack>
      </Columns>
    </>
  )
}
