import styled from 'styled-components'
import { space } from '#src/theme/tokens.ts'
import { Spinner } from './Spinner.tsx'

const Line = styled.p`
  display: flex;
  align-items: center;
  gap: ${space.sm};
`

export function Waiting({ children }: { children: string }) {
  return (
    <Line role="status">
      <Spinner /> {children}
    </Line>
  )
}
