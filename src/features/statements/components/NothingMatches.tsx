import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { isFiltering, noFilters, selectRows, withoutPeriod, type Filters } from '#src/features/statements/model.ts'
import { withinPeriod } from '#src/features/statements/periodInWords.ts'
import { useNotedTransfers } from '#src/features/statements/useNotedTransfers.ts'
import { ClearFilters } from '#src/ui/ClearFilters.tsx'
import { NothingFound } from '#src/ui/NothingFound.tsx'

export interface NothingMatchesProps {
  transactions: readonly StatementRow[]
  filters: Filters
  onFilter: (filters: Filters) => void
}

export function NothingMatches({ transactions, filters, onFilter }: NothingMatchesProps) {
  const past = useNotedTransfers(filters.search)
  const wider = withoutPeriod(filters)
  const count = isFiltering(wider) ? selectRows(transactions, wider, past).length : 0
  return (
    <NothingFound
      what="transactions"
      where={withinPeriod(filters)}
      onClear={() => onFilter(noFilters)}
      wider={
        count > 0 && (
          <ClearFilters onClear={() => onFilter(wider)}>Search all dates ({count.toLocaleString('en')})</ClearFilters>
        )
      }
    />
  )
}
