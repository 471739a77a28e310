import styled from 'styled-components'
import { Note, Row, Rows } from '#mocks/devtools/panel/parts.tsx'
import { space } from '#src/theme/tokens.ts'
import { useSignal } from '#src/ui/hooks.ts'
import { violations } from './violations.ts'

const Body = styled.div`
  flex: 1;
  min-height: 0;
  overflow-y: auto;
  padding: ${space.md};
`

export function Violations() {
  const found = useSignal(violations)
  return (
    <Body>
      <Note>What broke the contract since the page was loaded, newest first. The console has it, too.</Note>
      {found.length === 0 ? (
        <p>Every call so far was as the contract says.</p>
      ) : (
        <Rows aria-label="Contract violations">
          {found.map(({ id, operation, text }) => (
            <Row key={id} title={operation}>
              {text}
            </Row>
          ))}
        </Rows>
      )}
    </Body>
  )
}
