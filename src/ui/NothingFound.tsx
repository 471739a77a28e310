import { ClearFilters } from './ClearFilters.tsx'
import { EmptyState } from './EmptyState.tsx'
import { SearchIcon } from './NavigationIcons.tsx'

export interface NothingFoundProps {
  /** What was looked for, in the plural ("transactions"). */
  what: string
  onClear: () => void
}

/** The filters of a list hide everything in it; the way on is to clear them. */
export function NothingFound({ what, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      icon={<SearchIcon size={24} />}
      title={`No ${what} match`}
      hint="Try a different search or clear the filters."
      action={<ClearFilters onClear={onClear} />}
    />
  )
}
