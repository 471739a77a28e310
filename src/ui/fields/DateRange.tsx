import { useId, useState } from 'react'
import { Group } from 'react-aria-components/Group'
import styled from 'styled-components'
import { parseInstant } from '#src/lib/dates.ts'
import { dayExample, readDay, writeDay } from '#src/lib/typedDay.ts'
import { color, radius } from '#src/theme/tokens.ts'
import { ErrorIcon } from '#src/ui/text/Icon.tsx'
import { controlStyle } from './controlStyle.ts'
import { Field, FieldError } from './Field.tsx'

const Frame = styled(Field)`
  && {
    /* Its box shows the focus. */
    outline: none;
  }
`
const Box = styled.div`
  ${controlStyle}
  display: flex;
  align-items: center;
  width: fit-content;
  /* Both dates fit side by side at 320 px. The text aligns with other fields. */
  gap: 2px;
  padding-block: 0;
  padding-inline: 10px;
`
const Day = styled.input`
  /* For the longest name of a month. */
  width: 7rem;
  padding: 2px;
  border: 0;
  border-radius: ${radius.small};
  background: none;
  color: inherit;
  font-size: inherit;
  font-variant-numeric: tabular-nums;
  outline: none;
  &::placeholder {
    color: ${color.muted};
    opacity: 1;
  }
  &[aria-invalid='true'] {
    color: ${color.danger};
    text-decoration: underline;
  }
`

/** First and last day, both included, as ISO dates ("2026-01-15"); '' for none, and what is typed for anything else. */
export interface DayRange {
  from: string
  to: string
}

export interface DateRangeProps {
  /** Hidden: place the field beside what names it. */
  label: string
  errorMessage?: string | undefined
  value: DayRange
  onChange: (range: DayRange) => void
}

/** Text fields, since a date field changes days that do not exist. */
export function DateRange({ label, errorMessage, value: { from, to }, onChange }: DateRangeProps) {
  const errorId = useId()
  return (
    <Frame as={Group} aria-label={label} isInvalid={errorMessage !== undefined}>
      <Box>
        <TypedDay label="Start date" value={from} errorId={errorId} onChange={(day) => onChange({ from: day, to })} />
        <span aria-hidden="true">–</span>
        <TypedDay label="End date" value={to} errorId={errorId} onChange={(day) => onChange({ from, to: day })} />
      </Box>
      {errorMessage !== undefined && (
        <FieldError id={errorId} role="alert">
          <ErrorIcon size={16} />
          <span>{errorMessage}</span>
        </FieldError>
      )}
    </Frame>
  )
}

interface TypedDayProps {
  label: string
  value: string
  errorId: string
  onChange: (day: string) => void
}

/** Reported once the field is left, since half a date often reads as another one. */
function TypedDay({ label, value, errorId, onChange }: TypedDayProps) {
  const [typed, setTyped] = useState<string>()
  function take(): void {
    if (typed === undefined) return
    setTyped(undefined)
    onChange(readDay(typed, { hasShortYears: true }) ?? typed.trim())
  }
  return (
    <Day
      aria-label={label}
      aria-describedby={errorId}
      aria-invalid={value !== '' && parseInstant(value) === undefined}
      placeholder={dayExample()}
      inputMode="numeric"
      autoComplete="off"
      value={typed ?? writeDay(value)}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={take}
      onKeyDown={({ key }) => key === 'Enter' && take()}
    />
  )
}
