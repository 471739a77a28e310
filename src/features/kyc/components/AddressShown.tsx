import styled from 'styled-components'
import { space } from '#src/theme/tokens.ts'
import { AddressText } from '#src/features/crypto-payments/components/AddressText.tsx'
import { Banner } from '#src/ui/Banner.tsx'
import { DescriptionList } from '#src/ui/DescriptionList.tsx'
import { Panel } from '#src/ui/Panel.tsx'

const Body = styled.div`
  padding: ${space.md} ${space.lg};
  overflow-wrap: anywhere;
`

export interface AddressShownProps {
  address: string
  /** The coin or network that the address belongs to, if the bank names it. */
  network: string | undefined
}

/**
 * A crypto address that the bank shows beside the verification. It is to be read, not paid to: there is no button to copy
 * it and no code to scan, since whoever is asked to pay for a verification is being deceived.
 */
export function AddressShown({ address, network }: AddressShownProps) {
  return (
    <Panel title="Crypto address" isFlush>
      <Banner tone="warning">Verification is free. Never pay to be verified.</Banner>
      <Body>
        <DescriptionList
          rows={[
            { term: 'Network', detail: network ?? 'Not named by the bank' },
            { term: 'Address', detail: <AddressText address={address} /> },
          ]}
        />
      </Body>
    </Panel>
  )
}
