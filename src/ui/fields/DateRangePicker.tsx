import { parseDate, type CalendarDate } from '@internationalized/date'
import { useId, useRef, useState, type ReactNode } from 'react'
import { Button as AriaButton } from 'react-aria-components/Button'
import { Dialog, DialogTrigger, Heading } from 'react-aria-components/Dialog'
import { Group } from 'react-aria-components/Group'
import { I18nProvider, useLocale } from 'react-aria-components/I18nProvider'
import { Popover } from 'react-aria-components/Popover'
import { CalendarCell, CalendarGrid, RangeCalendar } from 'react-aria-components/RangeCalendar'
import styled from 'styled-components'
import { parseInstant } from '#src/lib/dates.ts'
import { dayExample, readDay, writeDay } from '#src/lib/typedDay.ts'
import { media } from '#src/theme/media.ts'
import { color, radius, space, text } from '#src/theme/tokens.ts'
import { Button } from '#src/ui/buttons/Button.tsx'
import { Between } from '#src/ui/layout/Columns.tsx'
import { popoverStyle } from '#src/ui/overlays/popoverStyle.ts'
import { ErrorIcon } from '#src/ui/text/Icon.tsx'
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from '#src/ui/text/NavigationIcons.tsx'
import { controlStyle, innerButtonStyle } from './controlStyle.ts'
import { Field, FieldError } from './Field.tsx'

/** The gap beside the panel, in px. */
const edge = 8

const Box = styled.div`
  ${controlStyle}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  /* Both dates and the button fit side by side at 320 px. The text aligns with other fields. */
  gap: 0 2px;
  padding-block: 0;
  padding-inline: 10px 0;
`
const Day = styled.input`
  width: 6.25rem;
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
const Open = styled(AriaButton)`
  ${innerButtonStyle}
  height: 42px;
  margin-inline-start: auto;
`
const Panel = styled(Popover)`
  ${popoverStyle}
  padding: ${space.sm};
  > [role='dialog'] {
    outline: none;
  }
  max-width: calc(100vw - 2 * ${edge}px);
  @media ${media.narrow} {
    min-width: var(--trigger-width);
  }
`
const Presets = styled.div`
  display: grid;
  grid-template-columns: repeat(3, auto);
  margin-block-end: ${space.xs};
  > button {
    padding-inline: ${space.xs};
    font-size: ${text.small};
  }
`
const MonthName = styled(Heading)`
  font-family: inherit;
  font-size: inherit;
  font-weight: 600;
`
const Step = styled(Open)`
  margin: 0;
  &[data-hovered] {
    background: ${color.brandTint};
  }
`
const Grid = styled(CalendarGrid)`
  width: 100%;
  border-collapse: collapse;
  th {
    font-weight: 500;
    color: ${color.muted};
  }
  td {
    padding: 0;
  }
`
const Cell = styled(CalendarCell)`
  display: grid;
  place-items: center;
  min-width: 40px;
  height: 40px;
  border-radius: ${radius.control};
  outline: none;
  cursor: pointer;
  &[data-today] {
    box-shadow: inset 0 0 0 1px ${color.border};
    font-weight: 700;
  }
  &[data-outside-month] {
    display: none;
  }
  &[data-hovered] {
    background: ${color.brandTint};
  }
  &[data-selected] {
    border-radius: 0;
    background: ${color.brandTint};
  }
  &[data-selection-start],
  &[data-selection-end] {
    border-radius: ${radius.control};
    background: ${color.brand};
    color: ${color.onBrand};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  &[data-disabled] {
    color: ${color.muted};
    cursor: not-allowed;
  }
  @media ${media.forcedColors} {
    &[data-selected] {
      background: Highlight;
      color: HighlightText;
      forced-color-adjust: none;
    }
  }
`

/** First and last day, both included, as ISO dates ("2026-01-15"); '' for none, and what is typed for anything else. */
export interface DayRange {
  from: string
  to: string
}

export interface DateRangePickerProps {
  /** Hidden: place the field beside what names it. */
  label: string
  errorMessage?: string | undefined
  value: DayRange
  onChange: (range: DayRange) => void
  presets?: readonly { label: string; range: DayRange }[]
  /** No later day can be chosen in the calendar. */
  lastDay?: string
  isOpenAtFirst?: boolean
}

function calendarDate(iso: string): CalendarDate | null {
  return parseInstant(iso) === undefined ? null : parseDate(iso)
}

/** Text fields and a calendar, since react-aria's picker changes days that do not exist. */
export function DateRangePicker({
  label,
  errorMessage,
  value: { from, to },
  onChange,
  presets = [],
  lastDay = '',
  isOpenAtFirst = false,
}: DateRangePickerProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const box = useRef<HTMLDivElement>(null)
  const errorId = useId()
  const start = calendarDate(from)
  const end = calendarDate(to)
  function choose(range: DayRange): void {
    onChange(range)
    setOpen(false)
  }
  return (
    <Field as={Group} aria-label={label} isInvalid={errorMessage !== undefined}>
      <Box ref={box}>
        <TypedDay label="Start date" value={from} errorId={errorId} onChange={(day) => onChange({ from: day, to })} />
        <span aria-hidden="true">–</span>
        <TypedDay label="End date" value={to} errorId={errorId} onChange={(day) => onChange({ from, to: day })} />
        <DialogTrigger isOpen={isOpen} onOpenChange={setOpen}>
          <Open aria-label={`Calendar: ${label}`}>
            <CalendarIcon />
          </Open>
          <Panel triggerRef={box} offset={4} containerPadding={edge}>
            <Dialog>
              <Presets>
                {presets.map(({ label: name, range }) => (
                  <Button key={name} slot={null} variant="quiet" onPress={() => choose(range)}>
                    {name}
                  </Button>
                ))}
              </Presets>
              <GregorianCalendar>
                <RangeCalendar
                  autoFocus
                  defaultValue={start !== null && end !== null && start.compare(end) <= 0 ? { start, end } : null}
                  onChange={(days) => choose({ from: days.start.toString(), to: days.end.toString() })}
                  maxValue={calendarDate(lastDay)}
                >
                  <Between as="header">
                    <Step slot="previous">
                      <ChevronLeftIcon />
                    </Step>
                    <MonthName />
                    <Step slot="next">
                      <ChevronRightIcon />
                    </Step>
                  </Between>
                  <Grid>{(day) => <Cell date={day} />}</Grid>
                </RangeCalendar>
              </GregorianCalendar>
            </Dialog>
          </Panel>
        </DialogTrigger>
      </Box>
      {errorMessage !== undefined && (
        <FieldError id={errorId} role="alert">
          <ErrorIcon size={16} />
          <span>{errorMessage}</span>
        </FieldError>
      )}
    </Field>
  )
}

/** The bank's dates are Gregorian in every language. */
function GregorianCalendar({ children }: { children: ReactNode }) {
  const { locale } = useLocale()
  return <I18nProvider locale={new Intl.Locale(locale, { calendar: 'gregory' }).toString()}>{children}</I18nProvider>
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
      aria-invalid={value !== '' && calendarDate(value) === null}
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
