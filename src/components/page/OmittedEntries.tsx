import { useQueryClient } from '@tanstack/react-query'
import styled from 'styled-components'
import { isComplete, omittedFrom, type Violation } from '#src/api/reading/violations.ts'
import { HelpLink } from '#src/components/links/HelpLink.tsx'
import { pluralize } from '#src/lib/pluralize.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { ErrorState } from '#src/ui/ErrorState.tsx'

const Note = styled.p`
  padding: ${space.xs} ${space.lg};
  color: ${color.muted};
  font-size: ${text.small};
`

export interface OmittedEntriesProps {
  violations: readonly Violation[]
  list: string
}

/** Says what could not be read of a list. The whole list can be requested again. */
export function OmittedEntries({ violations, list }: OmittedEntriesProps) {
  const client = useQueryClient()
  if (isComplete(violations, list)) return null
  const count = omittedFrom(violations, list)
  if (count === 0)
    return <ErrorState help={<HelpLink />} onRetry={() => void client.refetchQueries({ type: 'active' })} />
  return <Note role="note">{pluralize(count, 'entry', 'entries')} could not be shown</Note>
}
