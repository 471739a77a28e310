import { plural, t } from '@lingui/core/macro'
import { useState } from 'react'
import styled from 'styled-components'
import { countDetailed, type Filters, withoutDetails } from '#src/features/statements/model.ts'
import { minorOf, noAmount, type TypedAmount, writtenAmount } from '#src/lib/amount.ts'
import { locale } from '#src/lib/languages.ts'
import type { Minor } from '#src/lib/money.ts'
import { media } from '#src/theme/media.ts'
import { color, space } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { AmountField } from '#src/ui/fields/AmountField.tsx'
import { Select } from '#src/ui/fields/Select.tsx'
import { ToggleButtonGroup } from '#src/ui/fields/ToggleButtonGroup.tsx'
import { Between } from '#src/ui/layout/Columns.tsx'
import { DrawerBody, DrawerHead } from '#src/ui/overlays/DrawerHead.tsx'
import { Drawer } from '#src/ui/overlays/overlays.tsx'

const Part = styled.div`
  h3 {
    margin-block-end: ${space.xs};
    font-size: inherit;
  }
  [role='radiogroup'] {
    flex-wrap: wrap;
  }
`
const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(9rem, 100%), 1fr));
  gap: ${space.sm};
`
const Foot = styled(Between)`
  position: sticky;
  inset-block-end: 0;
  margin-block-start: auto;
  gap: ${space.xs};
  padding: ${space.sm} ${space.inset};
  border-block-start: 1px solid ${color.rule};
  background: ${color.raised};
  @media ${media.narrow} {
    > :last-child {
      flex: 1 0 auto;
    }
  }
`

const directions = [
  { id: 'all', label: t({ message: 'All', context: 'money in and money out' }) },
  { id: 'credit', label: t`Money in` },
  { id: 'debit', label: t`Money out` },
] as const satisfies readonly { id: Filters['direction']; label: string }[]

const statuses = [
  { id: 'all', label: t({ message: 'Any', context: 'status' }) },
  { id: 'successful', label: t({ message: 'Successful', context: 'status of a transaction' }) },
  { id: 'in_progress', label: t({ message: 'In progress', context: 'status of a transaction' }) },
  { id: 'failed', label: t({ message: 'Failed', context: 'status of a transaction' }) },
] as const satisfies readonly { id: Filters['status']; label: string }[]

const orders = [
  { id: 'newest', label: t`Newest first` },
  { id: 'oldest', label: t`Oldest first` },
  { id: 'largest', label: t`Largest amount first` },
  { id: 'smallest', label: t`Smallest amount first` },
  { id: 'name', label: t`Name, A to Z` },
] as const satisfies readonly { id: Filters['order']; label: string }[]

const directionTitle = t({ message: 'Direction', context: 'money in or money out' })

export interface FilterSheetProps {
  filters: Filters
  onChange: (part: Partial<Filters>) => void
  onClose: () => void
  shown: number
  total: number
  currency: string
}

function showText(shown: number, total: number): string {
  if (shown === total) return plural(total, { one: 'Show # transaction', other: 'Show # transactions' })
  const part = shown.toLocaleString(locale)
  return plural(total, { one: `Show ${part} of # transaction`, other: `Show ${part} of # transactions` })
}

function isContradictory(min: Minor | undefined, max: Minor | undefined): boolean {
  return min !== undefined && max !== undefined && max < min
}

export function FilterSheet({ filters, onChange, onClose, shown, total, currency }: FilterSheetProps) {
  const { direction, status, order } = filters
  const [min, setMin] = useState(writtenAmount(filters.min))
  const [max, setMax] = useState(writtenAmount(filters.max))
  /** The list ignores a largest amount below the smallest. */
  const isBackwards = isContradictory(minorOf(min), minorOf(max))
  function limit(from: TypedAmount, to: TypedAmount): void {
    setMin(from)
    setMax(to)
    const [low, high] = [minorOf(from), minorOf(to)]
    onChange({ min: low, max: isContradictory(low, high) ? undefined : high })
  }
  return (
    <Drawer onClose={onClose} label={t`Filter`} placement="end">
      <DrawerHead title={t`Filter`} closeLabel={t`Close filter`} onClose={onClose} />
      <DrawerBody>
        <Part>
          <h3>{t`Status`}</h3>
          <ToggleButtonGroup
            label={t`Status`}
            options={statuses}
            value={status}
            onChange={(id) => onChange({ status: id })}
          />
        </Part>
        <Part>
          <h3>{directionTitle}</h3>
          <ToggleButtonGroup
            label={directionTitle}
            options={directions}
            value={direction}
            onChange={(id) => onChange({ direction: id })}
          />
        </Part>
        <Pair>
          <AmountField
            label={t`Amount from`}
            autoComplete="off"
            currency={currency}
            value={min}
            onChange={(amount) => limit(amount, max)}
          />
          <AmountField
            label={t`Amount to`}
            autoComplete="off"
            currency={currency}
            value={max}
            onChange={(amount) => limit(min, amount)}
            errorMessage={isBackwards ? t`Below "Amount from"` : undefined}
          />
        </Pair>
        <Select
          label={t`Sort`}
          options={orders}
          value={order}
          onChange={(id) => onChange({ order: orders.find((option) => option.id === id)?.id ?? 'newest' })}
        />
      </DrawerBody>
      <Foot>
        <Button
          variant="quiet"
          isDisabled={countDetailed(filters) === 0}
          onPress={() => {
            onChange(withoutDetails(filters))
            setMin(noAmount)
            setMax(noAmount)
          }}
        >
          {t`Clear all`}
        </Button>
        <Button onPress={onClose} isDisabled={isBackwards}>
          {isBackwards ? t`Show transactions` : showText(shown, total)}
        </Button>
      </Foot>
    </Drawer>
  )
}
