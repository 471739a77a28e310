import type { ComponentType } from 'react'
import styled from 'styled-components'
import { ButtonLink } from '#src/components/links/ButtonLink.tsx'
import { Cards, LinkCard } from '#src/components/links/LinkCard.tsx'
import { paymentHelp } from '#src/components/links/paymentHelp.tsx'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, space, text } from '#src/theme/tokens.ts'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { WarningIcon, type IconProps } from '#src/ui/Icon.tsx'
import { IconLine } from '#src/ui/IconLine.tsx'
import { IconPoints } from '#src/ui/IconPoints.tsx'
import { BillIcon, CardIcon, FileIcon, SendIcon } from '#src/ui/NavigationIcons.tsx'
import { Panel } from '#src/ui/Panel.tsx'

const Unavailable = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space.md};
  font-size: ${text.small};
`
const OnlyWay = styled.li`
  position: relative;
  display: grid;
  gap: ${space.lg};
  padding: ${space.lg};
  border: 1px solid ${color.rule};
  border-radius: ${radius.control};
  background: ${color.surface};
  > a {
    justify-self: start;
  }
  /* The press target is the whole panel. */
  > a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  @media ${media.narrow} {
    padding: ${space.md};
    > a {
      justify-self: stretch;
    }
  }
`
const Name = styled.h2`
  font-size: ${text.lead};
`
const Hint = styled.span`
  color: ${color.muted};
`
const Steps = styled.ol`
  display: grid;
  gap: ${space.md};
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
  b {
    display: block;
    font-weight: 600;
  }
`
const StepsOfCard = styled(Steps)`
  gap: ${space.sm};
  margin-block-start: ${space.lg};
  /* On a phone the cards stay close together. The next page has the steps, too. */
  @media ${media.narrow} {
    display: none;
  }
`
export interface MethodStep {
  name: string
  hint?: string
}
export interface Method {
  name: string
  Icon: ComponentType<IconProps>
  hint?: string
  steps?: readonly MethodStep[]
  /** Without it the method is shown as not available in this region. */
  to?: string
}

export const unavailableMethods: readonly Method[] = [
  { name: dashboardTexts.addFunds.bankTransfer, Icon: SendIcon },
  { name: dashboardTexts.addFunds.card, Icon: CardIcon },
  { name: dashboardTexts.addFunds.cash, Icon: BillIcon },
]

export const cryptoSteps = (choice: MethodStep) =>
  [
    choice,
    {
      name: 'Send to the address we show you',
      hint: 'From your own wallet, by copying the address or by its QR code.',
    },
    {
      name: 'Tell us what you sent',
      hint: "The amount, and a picture of the payment if you like. It's pending until we match it.",
    },
  ] as const

const advice = [
  { Icon: WarningIcon, text: "Check coin and address. A payment to the wrong address can't be undone." },
  { Icon: FileIcon, text: 'Keep a picture of the payment as your proof.' },
  paymentHelp,
]

export function MethodList({ methods }: { methods: readonly Method[] }) {
  const isOnly = methods.filter(({ to }) => to !== undefined).length === 1
  return (
    <Columns $hasNarrowSide>
      <Stack as="section" aria-label={dashboardTexts.cryptoDeposit.methods}>
        <Cards>
          {methods.map(({ to, steps = [], ...method }) => {
            if (to === undefined) return null
            const { name, hint, Icon } = method
            return isOnly ? (
              <OnlyWay key={name}>
                <IconLine Icon={Icon} title={<Name>{name}</Name>} tone="brand">
                  {hint}
                </IconLine>
                <Steps>
                  {steps.map((step) => (
                    <li key={step.name}>
                      <span>
                        <b>{step.name}</b>
                        <Hint>{step.hint}</Hint>
                      </span>
                    </li>
                  ))}
                </Steps>
                <ButtonLink to={to}>Continue with {name}</ButtonLink>
              </OnlyWay>
            ) : (
              <LinkCard key={name} to={to} {...method}>
                <StepsOfCard>
                  {steps.map((step) => (
                    <li key={step.name}>
                      <span>{step.name}</span>
                    </li>
                  ))}
                </StepsOfCard>
              </LinkCard>
            )
          })}
        </Cards>
        <Panel title="Other ways">
          <Unavailable>
            {methods.map(
              ({ to, name, Icon }) =>
                to === undefined && (
                  <li key={name}>
                    <IconLine Icon={Icon} title={<b>{name}</b>}>
                      {dashboardTexts.notAvailableInMethodList}
                    </IconLine>
                  </li>
                ),
            )}
          </Unavailable>
        </Panel>
      </Stack>
      <Panel title="Before you pay with crypto">
        <IconPoints points={advice} />
      </Panel>
    </Columns>
  )
}
