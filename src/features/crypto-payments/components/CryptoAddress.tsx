import { t } from '@lingui/core/macro'
import { Fragment, useId, useState } from 'react'
import styled from 'styled-components'
import { dashboardTexts } from '#src/texts/dashboard.ts'
import { media } from '#src/theme/media.ts'
import { color, font, radius, space, text } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { CopyButton } from '#src/ui/buttons/CopyButton.tsx'
import { FieldLabel } from '#src/ui/fields/Field.tsx'
import { Cluster } from '#src/ui/layout/Columns.tsx'
import { WarningIcon } from '#src/ui/text/Icon.tsx'
import { QrCode } from './QrCode.tsx'

const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space.md} ${space.lg};
  padding: ${space.md};
  border: 1px solid ${color.rule};
  border-radius: ${radius.control};
  background: ${color.sunken};
  @media ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`
const Facts = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  gap: ${space.sm};
  min-width: 0;
`
const AddressLabel = styled(FieldLabel)`
  max-width: 100%;
  strong {
    margin-inline-start: ${space.xxs};
    font-weight: 600;
    padding: 2px ${space.xs};
    border: 1px solid ${color.border};
    border-radius: ${radius.pill};
  }
`
const Value = styled.output`
  display: block;
  max-width: 100%;
`
/** Behind a button on phones: a phone cannot scan its own screen. */
const Code = styled.div`
  min-width: 200px;
  min-height: 200px;
  @media ${media.narrow} {
    &:not([data-open]) {
      display: none;
    }
  }
`
const OnPhone = styled.div`
  @media not ${media.narrow} {
    display: none;
  }
`
const Warning = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space.xs};
  font-weight: 600;
  color: ${color.warning};
  svg {
    flex: none;
    margin-top: 1px;
  }
`

export interface CryptoAddressProps {
  network: string
  /** Undefined or empty if this network has none. Another network's address must never be shown instead. */
  address: string | undefined
}

export function CryptoAddress({ network, address }: CryptoAddressProps) {
  const id = useId()
  const what = network
    ? t({ message: `${network} address`, comment: 'What a button copies' })
    : t({ message: 'address', comment: 'What a button copies' })
  const unavailable = network
    ? t`The ${network} address isn't available at the moment.`
    : t`The address isn't available at the moment.`
  const codeLabel = network ? t`QR code of the ${network} address` : t`QR code of the address`
  const [isCodeOpen, setCodeOpen] = useState(false)
  return (
    <Card>
      <Facts>
        <AddressLabel htmlFor={id}>
          <span>{dashboardTexts.cryptoDeposit.address}</span> {network && <strong>{network}</strong>}
        </AddressLabel>
        <Value id={id}>{address ? <AddressText address={address} /> : unavailable}</Value>
        <Cluster $gap="xs" $keepsWidth>
          <CopyButton value={address} what={what} />
          {address && (
            <OnPhone>
              <Button
                variant="secondary"
                aria-expanded={isCodeOpen}
                aria-controls={`${id}-code`}
                onPress={() => setCodeOpen(!isCodeOpen)}
              >
                {isCodeOpen ? t`Hide QR code` : t`Show QR code`}
              </Button>
            </OnPhone>
          )}
        </Cluster>
        {network && (
          <Warning>
            <WarningIcon />
            <span>{t`Send only ${network} to this address. It can't be undone.`}</span>
          </Warning>
        )}
      </Facts>
      {address && (
        <Code id={`${id}-code`} data-open={isCodeOpen || undefined}>
          <QrCode value={address} label={codeLabel} />
        </Code>
      )}
    </Card>
  )
}

const Line = styled.span`
  display: block;
  color: ${color.foreground};
  font-family: ${font.mono};
  font-size: ${text.lead};
  line-height: 1.7;
  direction: ltr;
  /* Lines of equal length, so that the end of an address is never alone. */
  text-wrap: balance;
`
/** The gap is a margin, so a copied address contains no space. */
const Block = styled.span`
  margin-inline-end: 6px;
  white-space: nowrap;
  &[data-end] {
    font-weight: 700;
  }
`

function AddressText({ address }: { address: string }) {
  const groups = address.match(/.{1,4}/gs) ?? []
  return (
    <Line translate="no">
      {groups.map((group, index) => (
        <Fragment key={index}>
          <Block data-end={index < 2 || index >= groups.length - 2 || undefined}>{group}</Block>
          <wbr />
        </Fragment>
      ))}
    </Line>
  )
}
