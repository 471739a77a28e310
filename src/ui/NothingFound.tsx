import { ClearFilters } from './ClearFilters.tsx'
import { EmptyState } from './EmptyState.tsx'
import { SearchIcon } from './NavigationIcons.tsx'

export interface NothingFoundProps {
  what: string
  onClear: () => void
}

export function NothingFound({ what, onClear }: NothingFoundProps) {
  return (
    <EmptyState
      icon={<SearchIcon size={24} />}
      title={`No ${what} match`}
      action={<ClearFilters onClear={onClear} />}
    />
  )
}
