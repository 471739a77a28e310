import { t } from '@lingui/core/macro'
import styled from 'styled-components'
import { Cards, LinkCard, type LinkCardProps } from '#src/components/links/LinkCard.tsx'
import { paymentHelp } from '#src/components/links/paymentHelp.tsx'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { Columns, Stack } from '#src/ui/layout/Columns.tsx'
import { Panel } from '#src/ui/layout/Panel.tsx'
import { IconPoints } from '#src/ui/lists/IconPoints.tsx'
import { WarningIcon } from '#src/ui/text/Icon.tsx'
import { FileIcon } from '#src/ui/text/NavigationIcons.tsx'
import { StrongText } from '#src/ui/text/Text.tsx'

const Unavailable = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(12rem, 100%), 1fr));
  gap: ${space.xs} ${space.lg};
  padding-inline: ${space.inset};
  color: ${color.muted};
  font-size: ${text.small};
`

const { addFunds, cryptoDeposit, notAvailableInMethodList } = dashboardTexts
const unavailable = [addFunds.bankTransfer, addFunds.card, addFunds.cash]

const advice = [
  { Icon: WarningIcon, text: t`Check coin and address. A payment to the wrong address can't be undone.` },
  { Icon: FileIcon, text: t`Keep a picture of the payment as your proof.` },
]

/** `methods`: the available ones. */
export function MethodList({ methods }: { methods: readonly LinkCardProps[] }) {
  return (
    <Columns $hasNarrowSide>
      <Stack as="section" aria-label={cryptoDeposit.methods}>
        <Cards>
          {methods.map((method) => (
            <LinkCard key={method.name} {...method} />
          ))}
        </Cards>
        <Unavailable>
          {unavailable.map((name) => (
            <li key={name}>
              <StrongText>{name}</StrongText> <span>{notAvailableInMethodList}</span>
            </li>
          ))}
        </Unavailable>
      </Stack>
      <Panel title={t`Before you pay with crypto`}>
        <IconPoints points={[...advice, paymentHelp]} />
      </Panel>
    </Columns>
  )
}
