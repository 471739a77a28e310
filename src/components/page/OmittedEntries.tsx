import { plural } from '@lingui/core/macro'
import styled from 'styled-components'
import { isUnread, omittedFrom, type Violation } from '#src/api/reading/violations.ts'
import { space } from '#src/theme/tokens.ts'
import { SmallText } from '#src/ui/text/Text.tsx'
import { UnreadAnswer } from './UnreadAnswer.tsx'

const Note = styled(SmallText)`
  padding: ${space.xs} ${space.lg};
`

export interface OmittedEntriesProps {
  violations: readonly Violation[]
  list: string
  notice?: string | undefined
}

export function OmittedEntries({ violations, list, notice }: OmittedEntriesProps) {
  if (isUnread(violations, list)) return <UnreadAnswer notice={notice} />
  const count = omittedFrom(violations, list)
  if (count === 0) return null
  return (
    <Note role="note">
      {plural(count, { one: '# entry could not be shown', other: '# entries could not be shown' })}
    </Note>
  )
}
