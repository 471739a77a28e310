import type { ComponentType } from 'react'
import styled from 'styled-components'
import { PaymentHelp } from '#src/components/links/PaymentHelp.tsx'
import { RouteLink } from '#src/components/links/RouteLink.tsx'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, size, space, text } from '#src/theme/tokens.ts'
import { Columns, Points, Stack } from '#src/ui/Columns.tsx'
import type { IconProps } from '#src/ui/Icon.tsx'
import { BillIcon, CardIcon, ChevronRightIcon, SendIcon } from '#src/ui/NavigationIcons.tsx'
import { Panel } from '#src/ui/Panel.tsx'

const Methods = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(18rem, 100%), 1fr));
  gap: ${space.md};
  &[data-unavailable] {
    grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  }
`
const Row = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${space.md};
  &[data-available] {
    padding: ${space.md};
    border: 1px solid ${color.border};
    border-radius: ${radius.control};
    @media ${media.hover} {
      &:hover {
        border-color: ${color.link};
        background: ${color.brandTint};
      }
    }
  }
`
const Head = styled.div`
  display: flex;
  align-items: center;
  gap: ${space.md};
  > svg {
    flex: none;
    color: ${color.muted};
  }
`
const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space.xs} ${space.md};
  padding-block-start: ${space.md};
  border-block-start: 1px solid ${color.rule};
  counter-reset: step;
  > li {
    display: grid;
    grid-template-columns: 1.5rem minmax(0, 1fr);
    align-items: start;
    gap: ${space.xs};
    counter-increment: step;
    &::before {
      content: counter(step);
      border-radius: ${radius.pill};
      background: ${color.brandTint};
      color: ${color.link};
      font-size: ${text.small};
      font-weight: 600;
      line-height: 1.5rem;
      text-align: center;
    }
  }
`
const Disc = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  width: ${size.target};
  height: ${size.target};
  border-radius: 50%;
  background: ${color.sunken};
  color: ${color.muted};
  [data-available] > & {
    background: ${color.brandTint};
    color: ${color.link};
  }
`
const Texts = styled.div`
  flex: 1;
  min-width: 0;
`
const Name = styled.span`
  display: block;
  font-weight: 600;
  color: ${color.muted};
`
/** The press target is the whole row. The accessible name is the method's alone. */
const Way = styled(RouteLink)`
  font-size: ${text.lead};
  font-weight: 600;
  color: ${color.foreground};
  text-decoration: none;
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: ${radius.control};
  }
  &:focus-visible {
    outline: none;
  }
  &:focus-visible::after {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
`
const Hint = styled.p`
  color: ${color.muted};
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

export const cryptoSteps = [
  'Choose the cryptocurrency',
  'Pay to the address we show you',
  'Tell us the amount',
] as const

export function MethodList({ methods }: { methods: readonly Method[] }) {
  const rows = (isAvailable: boolean) =>
    methods
      .filter(({ to }) => (to !== undefined) === isAvailable)
      .map((method) => <MethodRow key={method.name} method={method} />)
  return (
    <Columns $hasNarrowSide>
      <Panel title={dashboardTexts.cryptoDeposit.methods}>
        <Stack>
          <Methods>{rows(true)}</Methods>
          <Methods data-unavailable>{rows(false)}</Methods>
        </Stack>
      </Panel>
      <Stack>
        <Panel title="Before you pay with crypto">
          <Points>
            <li>Check cryptocurrency and address. A payment to the wrong address can&apos;t be undone.</li>
            <li>Keep a picture of the payment as your proof.</li>
          </Points>
        </Panel>
        <PaymentHelp />
      </Stack>
    </Columns>
  )
}

function MethodRow({ method: { name, Icon, hint, steps, to } }: { method: Method }) {
  return (
    <Row data-available={to !== undefined || undefined}>
      <Head>
        <Disc>
          <Icon size={22} />
        </Disc>
        <Texts>
          {to === undefined ? <Name>{name}</Name> : <Way to={to}>{name}</Way>}
          <Hint>{to === undefined ? dashboardTexts.notAvailableInMethodList : hint}</Hint>
        </Texts>
        {to !== undefined && <ChevronRightIcon />}
      </Head>
      {steps !== undefined && (
        <Steps>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </Steps>
      )}
    </Row>
  )
}
