import { AddressText } from '#src/features/crypto-payments/components/AddressText.tsx'
import { Banner } from '#src/ui/Banner.tsx'
import { Stack } from '#src/ui/Columns.tsx'
import { DescriptionList } from '#src/ui/DescriptionList.tsx'
import { Panel } from '#src/ui/Panel.tsx'

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
    <Panel title="Crypto address">
      <Stack>
        <Banner tone="warning">Verification is free. Never pay to be verified.</Banner>
        <DescriptionList
          rows={[
            { term: 'Network', detail: network ?? 'Not named by the bank' },
            { term: 'Address', detail: <AddressText address={address} /> },
          ]}
        />
      </Stack>
    </Panel>
  )
}
