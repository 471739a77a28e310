import { t } from '@lingui/core/macro'
import type { Dispatch, ReactNode, SetStateAction } from 'react'
import styled from 'styled-components'
import { useOverlayEntry } from '#src/components/page/useOverlayEntry.ts'
import {
  countDetailed,
  isFiltering,
  noFilters,
  periodFilter,
  presetsOf,
  shownOf,
  type Filters,
  type Period,
} from '#src/features/statements/model.ts'
import { detailsInWords, shortPeriod } from '#src/features/statements/words.ts'
import { media } from '#src/theme/media.ts'
import { color, space, text } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { quietEndStyle } from '#src/ui/buttons/buttonStyle.ts'
import { DateRange } from '#src/ui/fields/DateRange.tsx'
import { SearchField } from '#src/ui/fields/SearchField.tsx'
import { ToggleButtonGroup } from '#src/ui/fields/ToggleButtonGroup.tsx'
import { useNow } from '#src/ui/hooks.ts'
import { Between } from '#src/ui/layout/Columns.tsx'
import { ClearFilters, ListToolbar } from '#src/ui/lists/ListToolbar.tsx'
import { lazyPart } from '#src/ui/overlays/overlays.tsx'
import { FilterIcon } from '#src/ui/text/NavigationIcons.tsx'
import { visuallyHidden } from '#src/ui/text/VisuallyHidden.tsx'
import { WideLabel } from './StatementActions.tsx'

const FilterSheet = lazyPart(
  t`We couldn't load the filter.`,
  async () => (await import('./FilterSheet.tsx')).FilterSheet,
)

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
/** On a line of its own where the search would have no room beside the periods. */
const Tools = styled.div`
  display: flex;
  flex: 1 1 34rem;
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

const periods = [
  { id: 'all', label: t({ message: 'All', context: 'dates' }) },
  { id: 'thisMonth', label: t`This month` },
  { id: 'lastMonth', label: t`Last month` },
] as const satisfies readonly { id: Period; label: string }[]

export interface StatementToolbarProps {
  filters: Filters
  onChange: Dispatch<SetStateAction<Filters>>
  shown: number
  total: number
  currency: string
  actions: ReactNode
}

export function StatementToolbar(props: StatementToolbarProps) {
  const { filters, onChange, shown, total, currency, actions } = props
  const sheet = useOverlayEntry('filter')
  const now = useNow()
  const isCustom = filters.period === 'custom'
  const dates = (isCustom ? shortPeriod(filters, now) : undefined) ?? t`Dates`
  const change = (part: Partial<Filters>): void => onChange((current) => ({ ...current, ...part }))
  const details = detailsInWords(filters, currency)
  const detailed = countDetailed(filters)
  const count = shownOf(shown, total)
  const found =
    details === ''
      ? count
      : t({ message: `${count}: ${details}`, comment: 'Such as "3 of 12 transactions: money out, in progress"' })
  return (
    <ListToolbar label={t`Search, filter and sort`} isBare>
      <Bars>
        <Periods>
          <ToggleButtonGroup
            label={t`Period`}
            options={[...periods, { id: 'custom', label: dates }]}
            value={filters.period}
            onChange={(id) => change(periodFilter(id, now))}
          />
          {isCustom && <DateRange label={t`Dates`} value={filters} onChange={change} presets={presetsOf(now)} />}
        </Periods>
        <Tools>
          <SearchField
            label={t`Search name, note, reference or amount`}
            placeholder={t`Name, note or amount`}
            value={filters.search}
            onChange={(search) => change({ search })}
          />
          <Button variant="secondary" icon={<FilterIcon />} aria-haspopup="dialog" onPress={sheet.open}>
            <WideLabel>{t`Filter`}</WideLabel>
            {detailed > 0 && <span>{` ${detailed}`}</span>}
          </Button>
          {actions}
        </Tools>
      </Bars>
      {/* There without a filter, too, so that the first one does not move the list. */}
      <Found data-filtering={isFiltering(filters) || undefined}>
        <span role="status">{found}</span>
        {isFiltering(filters) && shown > 0 && (
          <ClearFilters variant="quiet" onClear={() => onChange(({ order }) => ({ ...noFilters, order }))} />
        )}
      </Found>
      {sheet.isOpen && (
        <FilterSheet
          filters={filters}
          onChange={change}
          onClose={sheet.close}
          shown={shown}
          total={total}
          currency={currency}
        />
      )}
    </ListToolbar>
  )
}
