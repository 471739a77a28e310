import { memo, type ReactNode } from 'react'
import { Button } from '#src/ui/buttons/Button.tsx'
import { focusToolbarBeside } from './ListToolbar.tsx'

export interface ClearFiltersProps {
  onClear: () => void
  variant?: 'secondary' | 'quiet' | undefined
  children?: ReactNode
}

/** The button disappears when pressed, so focus moves to the list's toolbar. */
export const ClearFilters = memo(function ClearFilters({
  onClear,
  variant = 'secondary',
  children = 'Show all',
}: ClearFiltersProps) {
  return (
    <Button
      variant={variant}
      onPress={({ target }) => {
        focusToolbarBeside(target)
        onClear()
      }}
    >
      {children}
    </Button>
  )
})
