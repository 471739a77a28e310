import styled from 'styled-components'
import { isComplete, omittedFrom, type Violation } from '#src/api/reading/violations.ts'
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
  if (isComplete(violations, list)) return null
  const count = omittedFrom(violations, list)
  const what = count === 0 ? 'The list' : pluralize(count, 'entry', 'entries')
  return <Note role="note">{what} could not be shown</Note>
}
