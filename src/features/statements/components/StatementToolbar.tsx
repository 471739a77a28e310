import { memo, useCallback, useId, useState, type Dispatch, type SetStateAction } from 'react'
import styled from 'styled-components'
import { isFiltering, noFilters, type Filters } from '#src/features/statements/model.ts'
import { media } from '#src/theme/media.ts'
import { space } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/Button.tsx'
import { ClearFilters } from '#src/ui/ClearFilters.tsx'
import { ListToolbar } from '#src/ui/ListToolbar.tsx'
import { FilterIcon } from '#src/ui/NavigationIcons.tsx'
import { SearchField } from '#src/ui/SearchField.tsx'
import { Select } from '#src/ui/Select.tsx'
import { ToggleButtonGroup } from '#src/ui/ToggleButtonGroup.tsx'
import { CustomRange, PeriodChoice } from './PeriodChoice.tsx'

/** A row of its own for the period and the search. */
const Main = styled.div`
  display: flex;
  flex: 1 0 100%;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space.sm};
`
const Search = styled.div`
  display: flex;
  flex: 1 1 12rem;
  @media ${media.narrow} {
    flex-basis: 100%;
  }
`
/** On narrow windows the finer filters are behind a button, so that the list itself is in sight. */
const Finer = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-end;
  gap: ${space.sm};
  @media ${media.narrow} {
    flex-basis: 100%;
    &:not([data-open]) {
      display: none;
    }
    > * {
      flex: 1 1 9rem;
    }
    > [role='radiogroup'] {
      flex-basis: 100%;
    }
  }
`
const OnNarrow = styled.div`
  @media not ${media.narrow} {
    display: none;
  }
`

const directions = [
  { id: 'all', label: 'All' },
  { id: 'credit', label: 'Credit' },
  { id: 'debit', label: 'Debit' },
] as const satisfies readonly { id: Filters['direction']; label: string }[]

const statuses = [
  { id: 'all', label: 'Any status' },
  { id: 'successful', label: 'Successful' },
  { id: 'in_progress', label: 'In progress' },
  { id: 'failed', label: 'Failed' },
] as const satisfies readonly { id: Filters['status']; label: string }[]

const orders = [
  { id: 'newest', label: 'Newest first' },
  { id: 'oldest', label: 'Oldest first' },
  { id: 'largest', label: 'Largest amount first' },
  { id: 'smallest', label: 'Smallest amount first' },
  { id: 'name', label: 'Name, A to Z' },
] as const satisfies readonly { id: Filters['order']; label: string }[]

/** The option that a control names, or the first. */
function chosen<Id extends string>(options: readonly [{ id: Id }, ...{ id: Id }[]], id: string): Id {
  return (options.find((option) => option.id === id) ?? options[0]).id
}

export interface StatementToolbarProps {
  filters: Filters
  onChange: Dispatch<SetStateAction<Filters>>
  /** How much of the statement is left, in words. */
  result: string
}

/** What of the statement to show, and in which order. Memoised, as its parts are: a key in the search renders the search. */
export const StatementToolbar = memo(function StatementToolbar({ filters, onChange, result }: StatementToolbarProps) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const toggle = useCallback(() => setOpen((current) => !current), [])
  const clear = useCallback(() => onChange(({ order }) => ({ ...noFilters, order })), [onChange])
  const change = useCallback(
    (part: Partial<Filters>): void => onChange((current) => ({ ...current, ...part })),
    [onChange],
  )
  return (
    <ListToolbar label="Search, filter and sort" result={result} isBare>
      <Main>
        <PeriodChoice period={filters.period} onChange={change} />
        <Search>
          <SearchField
            label="Search name, reference or amount"
            value={filters.search}
            onChange={(search) => change({ search })}
          />
        </Search>
      </Main>
      {filters.period === 'custom' && <CustomRange filters={filters} onChange={change} />}
      <OnNarrow>
        <FilterButton isOpen={isOpen} controls={id} onPress={toggle} />
      </OnNarrow>
      <Finer id={id} data-open={isOpen || undefined}>
        <FinerFilters direction={filters.direction} status={filters.status} order={filters.order} onChange={change} />
      </Finer>
      {isFiltering(filters) && <ClearFilters variant="quiet" onClear={clear} />}
    </ListToolbar>
  )
})

interface FilterButtonProps {
  isOpen: boolean
  /** The id of what it opens. */
  controls: string
  onPress: () => void
}

const FilterButton = memo(function FilterButton({ isOpen, controls, onPress }: FilterButtonProps) {
  return (
    <Button variant="secondary" icon={<FilterIcon />} aria-expanded={isOpen} aria-controls={controls} onPress={onPress}>
      Filters
    </Button>
  )
})

interface FinerFiltersProps extends Pick<Filters, 'direction' | 'status' | 'order'> {
  onChange: (part: Partial<Filters>) => void
}

const FinerFilters = memo(function FinerFilters({ direction, status, order, onChange }: FinerFiltersProps) {
  return (
    <>
      <ToggleButtonGroup
        label="Direction"
        options={directions}
        value={direction}
        onChange={(id) => onChange({ direction: id })}
      />
      <Select
        label="Status"
        options={statuses}
        value={status}
        onChange={(id) => onChange({ status: chosen(statuses, id) })}
      />
      <Select label="Sort" options={orders} value={order} onChange={(id) => onChange({ order: chosen(orders, id) })} />
    </>
  )
})
