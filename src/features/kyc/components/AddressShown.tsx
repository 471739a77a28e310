import { AddressText } from '#src/features/crypto-payments/components/AddressText.tsx'
import { Banner } from '#src/ui/Banner.tsx'
import { Stack } from '#src/ui/Columns.tsx'
import { DescriptionList } from '#src/ui/DescriptionList.tsx'
import { Panel } from '#src/ui/Panel.tsx'

export interface AddressShownProps {
  address: string
  network: string | undefined
}

/** Without copy button and QR code: whoever asks for a payment for a verification is a fraud. */
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
