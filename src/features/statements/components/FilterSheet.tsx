import { useState } from 'react'
import styled from 'styled-components'
import { countDetailed, type Filters, withoutDetails } from '#src/features/statements/model.ts'
import { minorOf, noAmount, type TypedAmount, writtenAmount } from '#src/lib/amount.ts'
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
  { id: 'all', label: 'All' },
  { id: 'credit', label: 'Money in' },
  { id: 'debit', label: 'Money out' },
] as const satisfies readonly { id: Filters['direction']; label: string }[]

const statuses = [
  { id: 'all', label: 'Any' },
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

export interface FilterSheetProps {
  filters: Filters
  onChange: (part: Partial<Filters>) => void
  onClose: () => void
  result: string
  currency: string
}

function isContradictory(min: Minor | undefined, max: Minor | undefined): boolean {
  return min !== undefined && max !== undefined && max < min
}

export function FilterSheet({ filters, onChange, onClose, result, currency }: FilterSheetProps) {
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
    <Drawer onClose={onClose} label="Filter" placement="end">
      <DrawerHead title="Filter" closeLabel="Close filter" onClose={onClose} />
      <DrawerBody>
        <Part>
          <h3>Status</h3>
          <ToggleButtonGroup
            label="Status"
            options={statuses}
            value={status}
            onChange={(id) => onChange({ status: id })}
          />
        </Part>
        <Part>
          <h3>Direction</h3>
          <ToggleButtonGroup
            label="Direction"
            options={directions}
            value={direction}
            onChange={(id) => onChange({ direction: id })}
          />
        </Part>
        <Pair>
          <AmountField
            label="Amount from"
            autoComplete="off"
            currency={currency}
            value={min}
            onChange={(amount) => limit(amount, max)}
          />
          <AmountField
            label="Amount to"
            autoComplete="off"
            currency={currency}
            value={max}
            onChange={(amount) => limit(min, amount)}
            errorMessage={isBackwards ? 'Below "Amount from"' : undefined}
          />
        </Pair>
        <Select
          label="Sort"
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
          Clear all
        </Button>
        <Button onPress={onClose} isDisabled={isBackwards}>
          {`Show ${isBackwards ? 'transactions' : result}`}
        </Button>
      </Foot>
    </Drawer>
  )
}
