import type { ReactNode } from 'react'
import { SearchIcon } from '#src/ui/text/NavigationIcons.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ClearFilters } from './ListToolbar.tsx'

export interface NothingFoundProps {
  what: string
  onClear: () => void
  /** Such as "in this month"; '' for none. */
  where?: string
  wider?: ReactNode
}

export function NothingFound({ what, onClear, where = '', wider }: NothingFoundProps) {
  return (
    <EmptyState
      icon={<SearchIcon size={24} />}
      title={`No ${what} match ${where}`.trim()}
      action={
        <>
          {wider}
          <ClearFilters onClear={onClear} variant={wider ? 'quiet' : 'secondary'} />
        </>
      }
    />
  )
}
