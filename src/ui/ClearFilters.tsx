import { memo } from 'react'
import { Button } from './Button.tsx'
import { focusToolbarBeside } from './ListToolbar.tsx'

export interface ClearFiltersProps {
  onClear: () => void
  variant?: 'secondary' | 'quiet' | undefined
}

/**
 * Shows the whole list again. It goes away with what it cleared, so the focus moves on to the list's toolbar. Memoised: it is
 * beside fields that render for each key.
 */
export const ClearFilters = memo(function ClearFilters({ onClear, variant = 'secondary' }: ClearFiltersProps) {
  return (
    <Button
      variant={variant}
      onPress={({ target }) => {
        focusToolbarBeside(target)
        onClear()
      }}
    >
      Clear filters
    </Button>
  )
})
