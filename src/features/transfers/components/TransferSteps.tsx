import styled from 'styled-components'
import { space } from '#src/theme/tokens.ts'
import { Panel } from '#src/ui/layout/Panel.tsx'

const List = styled.ol`
  display: grid;
  gap: ${space.sm};
  padding-inline-start: ${space.md};
  list-style: decimal;
`

export function TransferSteps() {
  return (
    <Panel title="How it works">
      <List>
        <li>Enter the payee and the amount.</li>
        <li>Check the fee and what the payee receives.</li>
        <li>Confirm with your 4-digit PIN. Nothing is sent before that.</li>
      </List>
    </Panel>
  )
}
