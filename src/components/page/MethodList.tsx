import type { ComponentType } from 'react'
import styled, { css } from 'styled-components'
import { Cards, LinkCard } from '#src/components/links/LinkCard.tsx'
import { paymentHelp } from '#src/components/links/paymentHelp.tsx'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, space, text } from '#src/theme/tokens.ts'
import { Columns, Stack } from '#src/ui/Columns.tsx'
import { WarningIcon, type IconProps } from '#src/ui/Icon.tsx'
import { IconPoints } from '#src/ui/IconPoints.tsx'
import { BillIcon, CardIcon, FileIcon, SendIcon } from '#src/ui/NavigationIcons.tsx'
import { Panel } from '#src/ui/Panel.tsx'

/** In one row if all fit, else in one column: none is alone in its row. */
const abreast = css`
  display: grid;
  gap: ${space.sm} ${space.lg};
  @container (width >= 34em) {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
  }
`
const Unavailable = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(11rem, 100%), 1fr));
  gap: ${space.sm} ${space.lg};
  padding-inline: ${space.lg};
  color: ${color.muted};
  font-size: ${text.small};
  @media ${media.narrow} {
    padding-inline: ${space.md};
  }
  li {
    display: grid;
    grid-template-columns: auto minmax(0, 1fr);
    gap: ${space.sm};
    align-items: center;
  }
  b {
    display: block;
    font-weight: 600;
  }
`
const Steps = styled.ol`
  ${abreast}
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
`
export interface Method {
  name: string
  Icon: ComponentType<IconProps>
  hint?: string
  steps?: readonly string[]
  /** Without it the method is shown as not available in this region. */
  to?: string
}

export const unavailableMethods: readonly Method[] = [
  { name: dashboardTexts.addFunds.bankTransfer, Icon: SendIcon },
  { name: dashboardTexts.addFunds.card, Icon: CardIcon },
  { name: dashboardTexts.addFunds.cash, Icon: BillIcon },
]

export const cryptoSteps = (choice: string) =>
  [choice, 'Send to the address we show you', 'Tell us what you sent'] as const

const advice = [
  { Icon: WarningIcon, text: "Check coin and address. A payment to the wrong address can't be undone." },
  { Icon: FileIcon, text: 'Keep a picture of the payment as your proof.' },
  paymentHelp,
]

export function MethodList({ methods }: { methods: readonly Method[] }) {
  return (
    <Columns $hasNarrowSide>
      <Stack as="section" aria-label={dashboardTexts.cryptoDeposit.methods}>
        <Cards>
          {methods.map(
            ({ to, steps, ...method }) =>
              to !== undefined && (
                <LinkCard key={method.name} to={to} {...method}>
                  <Steps>
                    {steps?.map((step) => (
                      <li key={step}>
                        <span>{step}</span>
                      </li>
                    ))}
                  </Steps>
                </LinkCard>
              ),
          )}
        </Cards>
        <Unavailable>
          {methods.map(
            ({ to, name, Icon }) =>
              to === undefined && (
                <li key={name}>
                  <Icon />
                  <span>
                    <b>{name}</b>
                    {dashboardTexts.notAvailableInMethodList}
                  </span>
                </li>
              ),
          )}
        </Unavailable>
      </Stack>
      <Panel title="Before you pay with crypto">
        <IconPoints points={advice} />
      </Panel>
    </Columns>
  )
}
