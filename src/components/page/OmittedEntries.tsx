import styled from 'styled-components'
import { omittedFrom, type Violation } from '#src/api/reading/violations.ts'
import { pluralize } from '#src/lib/pluralize.ts'
import { color, space, text } from '#src/theme/tokens.ts'

const Note = styled.p`
  padding: ${space.xs} ${space.lg};
  color: ${color.muted};
  font-size: ${text.small};
`

export interface OmittedEntriesProps {
  violations: readonly Violation[]
  list: string
}

export function OmittedEntries({ violations, list }: OmittedEntriesProps) {
  const count = omittedFrom(violations, list)
  return count === 0 ? null : <Note role="note">{pluralize(count, 'entry', 'entries')} could not be shown</Note>
}
