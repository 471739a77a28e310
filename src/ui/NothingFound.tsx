import { ClearFilters } from './ClearFilters.tsx'
import { EmptyState } from './EmptyState.tsx'
import { SearchIcon } from './NavigationIcons.tsx'

export interface NothingFoundProps {
  /** The plural of the items ("transactions"). */
  what: string
  onClear: () => void
}

/** Shown when the filters match nothing, with a button that clears them. */
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
