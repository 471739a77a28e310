import styled from 'styled-components'
import { color, space } from '#src/theme/tokens.ts'
import { EyeOffIcon } from '#src/ui/Icon.tsx'
import { Quiet } from './ChartSection.tsx'

const Place = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${space.xs};
  color: ${color.onSidebarMuted};
`

/** Replaces the chart: its bars would reveal the hidden amounts. */
export function HiddenFlow() {
  return (
    <Place>
      <EyeOffIcon />
      <Quiet>Hidden with your balance</Quiet>
    </Place>
  )
}
