import { SearchIcon } from '#src/ui/text/NavigationIcons.tsx'
import { EmptyState } from './EmptyState.tsx'
import { ClearFilters } from './ListToolbar.tsx'

export interface NothingFoundProps {
  what: string
  onClear: () => void
  /** Such as "“rent”, money out"; '' for none. */
  where?: string
}

export function NothingFound({ what, onClear, where = '' }: NothingFoundProps) {
  return (
    <EmptyState
      icon={<SearchIcon size={24} />}
      title={`No ${what} match ${where}`.trim()}
      action={<ClearFilters onClear={onClear} />}
    />
  )
}
