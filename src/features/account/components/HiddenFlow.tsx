import styled from 'styled-components'
import { space } from '#src/theme/tokens.ts'
import { EyeOffIcon } from '#src/ui/Icon.tsx'
import { SmallTextOnDark } from '#src/ui/SmallTextOnDark.ts'

const Place = styled.div`
  display: grid;
  flex: 1;
  align-content: center;
  justify-items: center;
  gap: ${space.xs};
  max-width: 20rem;
  margin-inline: auto;
  text-align: center;
  text-wrap: balance;
`

/** Replaces the chart, whose bars would reveal the hidden amounts. */
export function HiddenFlow() {
  return (
    <Place>
      <EyeOffIcon size={28} />
      Hidden with your balance
      <SmallTextOnDark>Show it to see what came in and went out.</SmallTextOnDark>
    </Place>
  )
}
