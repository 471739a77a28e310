import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Cards, LinkCard } from '#src/components/links/LinkCard.tsx'
import { paymentHelp } from '#src/components/links/paymentHelp.tsx'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, space, text } from '#src/theme/tokens.ts'
import { Columns, Stack } from '#src/ui/layout/Columns.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'
import { IconPoints } from '#src/ui/lists/IconPoints.tsx'
import { WarningIcon } from '#src/ui/text/Icon.tsx'
import { FileIcon } from '#src/ui/text/NavigationIcons.tsx'
import { StrongText } from '#src/ui/text/Text.tsx'
import type { Method } from './methods.ts'

const Steps = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.sm};
  margin-block-start: ${space.lg};
  padding-block-start: ${space.lg};
  border-block-start: 1px solid ${color.rule};
  counter-reset: step;
  > li {
    display: grid;
    grid-template-columns: 1.75rem minmax(0, 1fr);
    align-items: start;
    gap: ${space.sm};
    counter-increment: step;
    &::before {
      content: counter(step);
      border-radius: ${radius.pill};
      background: ${color.brandTint};
      color: ${color.link};
      font-size: ${text.small};
      font-weight: 600;
      line-height: 1.75rem;
      text-align: center;
    }
    > span {
      padding-block-start: 0.125rem;
    }
  }
  @container (width >= 38em) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  /* On a phone the cards stay close together. The next page has the steps, too. */
  @media ${media.narrow} {
    display: none;
  }
`
const Unavailable = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space.xs} ${space.lg};
  padding-inline: ${space.inset};
  color: ${color.muted};
  font-size: ${text.small};
`

const advice = [
  { Icon: WarningIcon, text: "Check coin and address. A payment to the wrong address can't be undone." },
  { Icon: FileIcon, text: 'Keep a picture of the payment as your proof.' },
]

export interface MethodListProps {
  methods: readonly Method[]
  children?: ReactNode
}

export function MethodList({ methods, children }: MethodListProps) {
  const available = methods.filter((method) => method.to !== undefined)
  return (
    <Columns $hasNarrowSide>
      <Stack>
        <Stack as="section" aria-label={dashboardTexts.cryptoDeposit.methods}>
          <Cards>
            {available.map(({ steps, ...method }) => (
              <LinkCard key={method.name} {...method}>
                <Steps>
                  {steps.map((step) => (
                    <li key={step}>
                      <span>{step}</span>
                    </li>
                  ))}
                </Steps>
              </LinkCard>
            ))}
          </Cards>
          <Unavailable>
            {methods.map(
              ({ to, name }) =>
                to === undefined && (
                  <li key={name}>
                    <StrongText>{name}</StrongText> {dashboardTexts.notAvailableInMethodList}
                  </li>
                ),
            )}
          </Unavailable>
        </Stack>
        {children}
      </Stack>
      <Panel title="Before you pay with crypto">
        <IconPoints points={[...advice, paymentHelp]} />
      </Panel>
    </Columns>
  )
}
