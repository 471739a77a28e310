import { Button } from '#src/ui/buttons/Button.tsx'
import { focusToolbarBeside } from './ListToolbar.tsx'

export interface ClearFiltersProps {
  onClear: () => void
  variant?: 'secondary' | 'quiet' | undefined
}

/** The button disappears when pressed, so focus moves to the list's toolbar. */
export function ClearFilters({ onClear, variant = 'secondary' }: ClearFiltersProps) {
  return (
    <Button
      variant={variant}
      onPress={({ target }) => {
        focusToolbarBeside(target)
        onClear()
      }}
    >
      Show all
    </Button>
  )
}
