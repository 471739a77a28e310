import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { filtersInWords } from '#src/features/statements/filtersInWords.ts'
import {
  isFiltering,
  noFilters,
  selectRows,
  withoutDetails,
  withoutPeriod,
  type Filters,
} from '#src/features/statements/model.ts'
import { withinPeriod } from '#src/features/statements/periodInWords.ts'
import { useNotedTransfers } from '#src/features/statements/useNotedTransfers.ts'
import { ClearFilters } from '#src/ui/lists/ListToolbar.tsx'
import { NothingFound } from '#src/ui/lists/NothingFound.tsx'

export interface NothingMatchesProps {
  transactions: readonly StatementRow[]
  filters: Filters
  currency: string
  onFilter: (filters: Filters) => void
}

export function NothingMatches({ transactions, filters, currency, onFilter }: NothingMatchesProps) {
  const past = useNotedTransfers(filters.search)
  const wider = [
    { label: 'Search all dates', without: withoutPeriod(filters) },
    { label: 'Remove the filter', without: withoutDetails(filters) },
  ]
    .filter(({ without }) => isFiltering(without))
    .map((one) => ({ ...one, count: selectRows(transactions, one.without, past).length }))
    .find(({ count }) => count > 0)
  return (
    <NothingFound
      what="transactions"
      where={[filtersInWords(filters, currency), withinPeriod(filters)].filter(Boolean).join(' ')}
      onClear={() => onFilter(noFilters)}
      wider={
        wider && (
          <ClearFilters onClear={() => onFilter(wider.without)}>
            {`${wider.label} (${wider.count.toLocaleString('en')})`}
          </ClearFilters>
        )
      }
    />
  )
}
