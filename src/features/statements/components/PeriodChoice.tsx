import styled from 'styled-components'
import { lazyPart } from '#src/components/page/lazyPart.tsx'
import { periodError, periodFilter, presetsOf, type Filters, type Period } from '#src/features/statements/model.ts'
import { isoDay } from '#src/lib/dates.ts'
import { media } from '#src/theme/media.ts'
import { size, space } from '#src/theme/tokens.ts'
import { Skeleton } from '#src/ui/feedback/Skeleton.tsx'
import { ToggleButtonGroup } from '#src/ui/fields/ToggleButtonGroup.tsx'
import { useNow } from '#src/ui/hooks.ts'

// A calendar is half of the page's size, and most statements are of a month.
const DateRangePicker = lazyPart({
  name: 'the dates',
  load: async () => (await import('#src/ui/fields/DateRangePicker.tsx')).DateRangePicker,
  skeleton: <Skeleton height={44} />,
})

const Place = styled.div`
  display: grid;
  min-width: min(17rem, 100%);
  min-height: ${size.target};
  @media ${media.narrow} {
    margin-block-end: ${space.xs};
  }
`

const periods = [
  { id: 'all', label: 'All' },
  { id: 'thisMonth', label: 'This month' },
  { id: 'lastMonth', label: 'Last month' },
] as const satisfies readonly { id: Period; label: string }[]

export interface PeriodChoiceProps {
  period: Period
  dates: string | undefined
  onChange: (part: Partial<Filters>) => void
}

export function PeriodChoice({ period, dates = 'Dates', onChange }: PeriodChoiceProps) {
  const now = useNow()
  return (
    <ToggleButtonGroup
      label="Period"
      options={[...periods, { id: 'custom', label: dates }]}
      value={period}
      onChange={(id) => onChange(periodFilter(id, now))}
    />
  )
}

export interface CustomRangeProps {
  filters: Filters
  onChange: (part: Partial<Filters>) => void
  isOpenAtFirst: boolean
}

export function CustomRange({ filters, onChange, isOpenAtFirst }: CustomRangeProps) {
  const now = useNow()
  return (
    <Place>
      <DateRangePicker
        label="Dates"
        value={filters}
        onChange={onChange}
        presets={presetsOf(now)}
        lastDay={isoDay(now)}
        isOpenAtFirst={isOpenAtFirst}
        errorMessage={periodError(filters)}
      />
    </Place>
  )
}
