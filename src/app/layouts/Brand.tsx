import styled from 'styled-components'
import { config } from '#src/config.ts'
import { color, font, space, text } from '#src/theme/tokens.ts'
import { BankIcon } from '#src/ui/Icon.tsx'

const Mark = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  color: ${color.onRail};
  font-family: ${font.heading};
  font-size: ${text.lead};
  font-weight: 600;
  svg {
    color: ${color.railActive};
  }
`

/** The bank's name as it stands on the rail. */
export function Brand() {
  return (
    <Mark>
      <BankIcon size={24} />
      {config.bankName}
    </Mark>
  )
}
