import styled from 'styled-components'
import { font, space } from '#src/theme/tokens.ts'
import { Ruled } from '#src/ui/layout/Panel.tsx'

const Note = styled(Ruled)`
  margin-block-start: ${space.md};
  bdi {
    display: block;
    font-family: ${font.mono};
  }
`

export interface AddressShownProps {
  address: string
  network: string | undefined
}

/** Has no copy button or QR code: verification is free, so a demand for payment is most likely fraud. */
export function AddressShown({ address, network }: AddressShownProps) {
  return (
    <Note as="section" aria-label="Crypto address">
      <p>Verification is free. Never pay to be verified.</p>
      <p>
        <span>{`Crypto address${network === undefined ? '' : ` (${network})`}, not for payments: `}</span>
        <bdi translate="no">{address}</bdi>
      </p>
    </Note>
  )
}
