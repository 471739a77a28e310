import styled from 'styled-components'
import { color, font, space } from '#src/theme/tokens.ts'

const Note = styled.section`
  margin-block-start: ${space.md};
  padding-block-start: ${space.md};
  border-block-start: 1px solid ${color.rule};
  overflow-wrap: anywhere;
  bdi {
    display: block;
    font-family: ${font.mono};
  }
`

export interface AddressShownProps {
  address: string
  network: string | undefined
}

/** Without copy button and QR code: verification is free, so a demand for payment is most likely fraud. */
export function AddressShown({ address, network }: AddressShownProps) {
  return (
    <Note aria-label="Crypto address">
      <p>Verification is free. Never pay to be verified.</p>
      <p>
        Crypto address{network !== undefined && ` (${network})`}, not for payments: <bdi translate="no">{address}</bdi>
      </p>
    </Note>
  )
}
