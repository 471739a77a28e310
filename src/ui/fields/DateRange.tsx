import { t } from '@lingui/core/macro'
import { useState } from 'react'
import styled from 'styled-components'
import { dayExample, readDay, writeDay } from '#src/lib/typedDay.ts'
import { space, text } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { useNow } from '#src/ui/hooks.ts'
import { Cluster } from '#src/ui/layout/Columns.tsx'
import { TextField } from './TextField.tsx'

const Days = styled.div`
  display: grid;
  /* For the longest name of a month; both side by side at 320 px. */
  grid-template-columns: repeat(2, minmax(0, 10rem));
  gap: ${space.xs};
`
const Presets = styled(Cluster)`
  && > button {
    padding-inline: 10px;
    font-size: ${text.small};
  }
`

/** First and last day, both included, as ISO dates ("2026-01-15"); '' for none. */
export interface DayRange {
  from: string
  to: string
}

export interface DateRangeProps {
  label: string
  value: DayRange
  /** Only with two days that exist and are in order. Until then what is typed stays in the field, with its error. */
  onChange: (range: DayRange) => void
  presets: readonly { label: string; range: DayRange }[]
}

/** Taken once a field is left, since half a date often reads as another one. */
export function DateRange({ label, value, onChange, presets }: DateRangeProps) {
  const [typed, setTyped] = useState<DayRange>()
  const [isChecked, setChecked] = useState(false)
  const shown = typed ?? { from: writeDay(value.from), to: writeDay(value.to) }
  const [from, to] = [readTyped(shown.from), readTyped(shown.to)]
  const isBackwards = from !== undefined && to !== undefined && to !== '' && to < from
  const example = dayExample(useNow().getFullYear())
  const unread = t`Check this date, for example ${example}`
  const errors = {
    from: from === undefined ? unread : undefined,
    to: to === undefined ? unread : isBackwards ? t`This is before the first date` : undefined,
  }
  const day = (part: keyof DayRange) => ({
    value: shown[part],
    errorMessage: isChecked ? errors[part] : undefined,
    placeholder: example,
    inputMode: 'numeric' as const,
    autoComplete: 'off',
    isErrorAnnounced: true,
    onChange: (text: string) => {
      setTyped({ ...shown, [part]: text })
      setChecked(false)
    },
    onBlur: take,
    onKeyDown: ({ key }: { key: string }) => key === 'Enter' && take(),
  })
  function take(): void {
    if (typed === undefined) return
    if (from === undefined || to === undefined || isBackwards) setChecked(true)
    else choose({ from, to })
  }
  function choose(range: DayRange): void {
    setTyped(undefined)
    setChecked(false)
    onChange(range)
  }
  return (
    <div role="group" aria-label={label}>
      <Days>
        <TextField label={t({ message: 'From', context: 'start of a period' })} {...day('from')} />
        <TextField label={t({ message: 'To', context: 'end of a period' })} {...day('to')} />
      </Days>
      <Presets $gap="xs" $keepsWidth>
        {presets.map((preset) => (
          <Button key={preset.label} variant="quiet" onPress={() => choose(preset.range)}>
            {preset.label}
          </Button>
        ))}
      </Presets>
    </div>
  )
}

function readTyped(typed: string): string | undefined {
  return typed.trim() === '' ? '' : readDay(typed, { hasShortYears: true })
}
