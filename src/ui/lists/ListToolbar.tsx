import { t } from '@lingui/core/macro'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, size, space } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { SearchIcon } from '#src/ui/text/NavigationIcons.tsx'
import { SmallText } from '#src/ui/text/Text.tsx'
import { EmptyState } from './EmptyState.tsx'

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space.sm};
  padding: ${space.sm} ${space.inset};
  border-block-end: 1px solid ${color.rule};
  &[data-bare] {
    padding: 0;
    border: 0;
  }
`
const Count = styled(SmallText)`
  margin-inline-start: auto;
  line-height: ${size.target};
  font-variant-numeric: tabular-nums;
  @media ${media.narrow} {
    align-self: center;
    line-height: 1.5;
  }
`

export interface ListToolbarProps {
  label: string
  result?: string | undefined
  isBare?: boolean
  children: ReactNode
}

let shownToolbar: HTMLElement | null = null

/** A page has one list with a toolbar. */
export function focusToolbar(): void {
  shownToolbar?.focus()
}

function note(toolbar: HTMLElement | null): () => void {
  shownToolbar = toolbar
  return () => {
    shownToolbar = null
  }
}

export function ListToolbar({ label, result, isBare, children }: ListToolbarProps) {
  return (
    <Bar role="group" aria-label={label} tabIndex={-1} ref={note} data-bare={isBare || undefined} data-print="hide">
      {children}
      {result !== undefined && <Count role="status">{result}</Count>}
    </Bar>
  )
}

/** The button disappears when pressed, so focus moves to the list's toolbar. */
export function ClearFilters({
  onClear,
  variant = 'secondary',
}: {
  onClear: () => void
  variant?: 'secondary' | 'quiet'
}) {
  return (
    <Button
      variant={variant}
      onPress={() => {
        focusToolbar()
        onClear()
      }}
    >
      {t`Show all`}
    </Button>
  )
}

export interface NothingFoundProps {
  onClear: () => void
  /** Such as "“rent”, money out"; '' for none. */
  where: string
}

export function NothingFound({ onClear, where: filters }: NothingFoundProps) {
  return (
    <EmptyState
      icon={<SearchIcon size={24} />}
      title={filters === '' ? t`No transactions match` : t`No transactions match ${filters}`}
      action={<ClearFilters onClear={onClear} />}
    />
  )
}
