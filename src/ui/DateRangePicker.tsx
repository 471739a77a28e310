import { useState } from 'react'
import {
  Button as AriaButton,
  DateRangePicker as AriaDateRangePicker,
  CalendarCell,
  CalendarGrid,
  DateInput,
  Group,
  Popover,
  RangeCalendar,
} from 'react-aria-components/DateRangePicker'
import { Dialog, Heading } from 'react-aria-components/Dialog'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius, space, text } from '#src/theme/tokens.ts'
import { Button } from './Button.tsx'
import { calendarDate } from './calendarDate.ts'
import { Between } from './Columns.tsx'
import { controlStyle, innerButtonStyle } from './controlStyle.ts'
import { Field } from './Field.ts'
import { FieldHelp, type FieldText } from './FieldHelp.tsx'
import { GregorianCalendar } from './GregorianCalendar.tsx'
import { CalendarIcon, ChevronLeftIcon, ChevronRightIcon } from './NavigationIcons.tsx'
import { popoverStyle } from './popoverStyle.ts'
import { Segment } from './Segment.tsx'

/** The gap beside the panel, in px. */
const edge = 8

const Box = styled(Group)`
  ${controlStyle}
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  /* Both dates and the button fit side by side at 320 px. The text aligns with other fields. */
  gap: 0 2px;
  padding-block: 0;
  padding-inline: 10px 0;
`
const Day = styled(DateInput)`
  display: flex;
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

/** First and last day, both included, as ISO dates ("2026-01-15"); '' for none. */
export interface DayRange {
  from: string
  to: string
}

/** The label is hidden: place the field beside what names it. */
export interface DateRangePickerProps extends FieldText {
  value: DayRange
  onChange: (range: DayRange) => void
  presets?: readonly { label: string; range: DayRange }[]
  /** No later day can be chosen in the calendar. */
  lastDay?: string
  isOpenAtFirst?: boolean
}

export function DateRangePicker({
  label,
  description,
  errorMessage,
  value,
  onChange,
  presets = [],
  lastDay = '',
  isOpenAtFirst = false,
}: DateRangePickerProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst)
  const start = calendarDate(value.from)
  const end = calendarDate(value.to)
  return (
    <GregorianCalendar>
      <Field
        as={AriaDateRangePicker}
        aria-label={label}
        value={start !== null && end !== null ? { start, end } : null}
        onChange={(range) => onChange({ from: range?.start.toString() ?? '', to: range?.end.toString() ?? '' })}
        {...(errorMessage !== undefined && { isInvalid: true })}
        isOpen={isOpen}
        onOpenChange={setOpen}
        validationBehavior="aria"
      >
        <Box>
          <Day slot="start">{(segment) => <Segment segment={segment} />}</Day>
          <span aria-hidden="true">–</span>
          <Day slot="end">{(segment) => <Segment segment={segment} />}</Day>
          <Open>
            <CalendarIcon />
          </Open>
        </Box>
        <FieldHelp description={description} errorMessage={errorMessage} />
        <Panel offset={4} containerPadding={edge}>
          <Dialog>
            <Presets>
              {presets.map(({ label: name, range }) => (
                <Button
                  key={name}
                  slot={null}
                  variant="quiet"
                  onPress={() => {
                    onChange(range)
                    setOpen(false)
                  }}
                >
                  {name}
                </Button>
              ))}
            </Presets>
            <RangeCalendar maxValue={calendarDate(lastDay)}>
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
          </Dialog>
        </Panel>
      </Field>
    </GregorianCalendar>
  )
}
