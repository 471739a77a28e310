import { memo, useCallback, useState, type Dispatch, type ReactNode, type SetStateAction } from 'react'
import styled from 'styled-components'
import type { StatementRow } from '#src/api/generated/models/statementRow.ts'
import { useOverlayEntry } from '#src/components/page/useOverlayEntry.ts'
import { detailsInWords } from '#src/features/statements/filtersInWords.ts'
import { countDetailed, isFiltering, noFilters, type Filters } from '#src/features/statements/model.ts'
import { shortPeriod } from '#src/features/statements/periodInWords.ts'
import { media } from '#src/theme/media.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { quietEndStyle } from '#src/ui/buttons/buttonStyle.ts'
import { SearchField } from '#src/ui/fields/SearchField.tsx'
import { useNow } from '#src/ui/hooks.ts'
import { Between } from '#src/ui/layout/Columns.tsx'
import { ClearFilters, ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { overlay } from '#src/ui/overlays/overlays.tsx'
import { FilterIcon } from '#src/ui/text/NavigationIcons.tsx'
import { visuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { CustomRange, PeriodChoice } from './PeriodChoice.tsx'

const FilterSheet = overlay('the filter', async () => (await import('./FilterSheet.tsx')).FilterSheet)

const Bars = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${space.xxs} ${space.sm};
  min-width: 0;
`
const Periods = styled.div`
  display: grid;
  justify-items: start;
  gap: ${space.xs};
  min-width: 0;
  @media ${media.narrow} {
    justify-items: stretch;
    width: 100%;
  }
`
const Tools = styled.div`
  display: flex;
  flex: 1 1 24rem;
  gap: ${space.xs};
  min-width: 0;
  > button {
    flex: none;
    padding-inline: ${space.sm};
  }
`
const Found = styled(Between)`
  flex: 1 0 100%;
  flex-wrap: nowrap;
  gap: 0;
  min-height: 20px;
  color: ${color.muted};
  font-size: ${text.small};
  ${quietEndStyle}
  > button {
    margin-block: -12px;
  }
  /* A phone has no room for it until a filter leaves fewer figures below. */
  @media ${media.narrow} {
    &:not([data-filtering]) {
      ${visuallyHidden}
    }
  }
`

export interface StatementToolbarProps {
  filters: Filters
  onChange: Dispatch<SetStateAction<Filters>>
  result: string
  hasRows: boolean
  /** Keep the array stable. */
  transactions: readonly StatementRow[]
  currency: string
  /** Keep the element stable. */
  actions: ReactNode
}

/** Memoised, as its parts are: a key in the search renders only the search. */
export const StatementToolbar = memo(function StatementToolbar(props: StatementToolbarProps) {
  const { filters, onChange, result, hasRows, transactions, currency, actions } = props
  const sheet = useOverlayEntry('filter')
  const now = useNow()
  const clear = useCallback(() => onChange(({ order }) => ({ ...noFilters, order })), [onChange])
  const change = useCallback(
    (part: Partial<Filters>): void => onChange((current) => ({ ...current, ...part })),
    [onChange],
  )
  const [isChoosingDates, setChoosingDates] = useState(false)
  const changePeriod = useCallback(
    (part: Partial<Filters>): void => {
      setChoosingDates(part.period === 'custom')
      change(part)
    },
    [change],
  )
  const details = detailsInWords(filters, currency)
  return (
    <ListToolbar label="Search, filter and sort" isBare>
      <Bars>
        <Periods>
          <PeriodChoice
            period={filters.period}
            dates={filters.period === 'custom' ? shortPeriod(filters, now) : undefined}
            onChange={changePeriod}
          />
          {filters.period === 'custom' && (
            <CustomRange
              filters={filters}
              onChange={change}
              transactions={transactions}
              isOpenAtFirst={isChoosingDates}
            />
          )}
        </Periods>
        <Tools>
          <SearchField
            label="Search name, note, reference or amount"
            placeholder="Name, note or amount"
            value={filters.search}
            onChange={(search) => change({ search })}
          />
          <FilterButton count={countDetailed(filters)} onPress={sheet.open} />
          {actions}
        </Tools>
      </Bars>
      {/* There without a filter, too, so that the first one does not move the list. */}
      <Found data-filtering={isFiltering(filters) || undefined}>
        <span role="status">{details === '' ? result : `${result}: ${details}`}</span>
        {isFiltering(filters) && hasRows && <ClearFilters variant="quiet" onClear={clear} />}
      </Found>
      {sheet.isOpen && (
        <FilterSheet filters={filters} onChange={change} onClose={sheet.close} result={result} currency={currency} />
      )}
    </ListToolbar>
  )
})

const FilterButton = memo(function FilterButton({ count, onPress }: { count: number; onPress: () => void }) {
  return (
    <Button variant="secondary" icon={<FilterIcon />} aria-haspopup="dialog" onPress={onPress}>
      <WideLabel>Filter</WideLabel>
      {count > 0 && <span>{` ${count}`}</span>}
    </Button>
  )
})

/** A phone shows only the icon of the button. */
export const WideLabel = styled.span`
  @media ${media.narrow} {
    ${visuallyHidden}
  }
`
