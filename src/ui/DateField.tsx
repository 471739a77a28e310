import { useContext, useId, useState } from 'react'
import { DateField as AriaDateField, DateFieldStateContext, DateInput } from 'react-aria-components/DateField'
import styled from 'styled-components'
import { space } from '#src/theme/tokens.ts'
import { Button } from './Button.tsx'
import { calendarDate, incompleteDate } from './calendarDate.ts'
import { controlStyle } from './controlStyle.ts'
import { Field, FieldLabel } from './Field.ts'
import { FieldHelp, type FieldText } from './FieldHelp.tsx'
import { GregorianCalendar } from './GregorianCalendar.tsx'
import { Segment } from './Segment.tsx'
import { useFieldValue, type FieldValue } from './useFieldValue.ts'

const Box = styled(DateInput)`
  ${controlStyle}
  display: flex;
  align-items: center;
  /* Same height as other fields: its parts have padding. */
  padding-block: 7px;
`
const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space.xs} ${space.md};
`

/** The value is an ISO date or ''. Any other text is shown and submitted unchanged until a date is entered. */
export interface DateFieldProps extends FieldText, Omit<FieldValue<string>, 'value'> {
  name?: string
  autoComplete?: string
}

export function DateField({ defaultValue, onChange, ...rest }: DateFieldProps) {
  const [isChanging, setChanging] = useState(false)
  const [iso, setIso] = useFieldValue({ defaultValue, onChange }, '', () => undefined)
  const { label, description, errorMessage, name, autoComplete } = rest
  const date = calendarDate(iso)
  const unreadable = date === null && iso !== '' && iso !== incompleteDate ? iso : undefined
  if (unreadable !== undefined && !isChanging) {
    return <UnreadableDate {...rest} text={unreadable} onChange={() => setChanging(true)} />
  }
  return (
    <GregorianCalendar>
      {unreadable !== undefined && <input type="hidden" name={name} value={unreadable} />}
      <Field
        as={AriaDateField}
        value={date}
        onChange={(day) => setIso(day?.toString() ?? '')}
        {...(name !== undefined && unreadable === undefined && { name })}
        {...(autoComplete !== undefined && { autoComplete })}
        {...(errorMessage !== undefined && { isInvalid: true })}
        autoFocus={isChanging}
        validationBehavior="aria"
        data-field={name}
        data-label={label}
      >
        <FieldLabel>{label}</FieldLabel>
        <Box>{(segment) => <Segment segment={segment} />}</Box>
        {unreadable === undefined && <Incomplete name={name} />}
        <FieldHelp description={description} errorMessage={errorMessage} />
      </Field>
    </GregorianCalendar>
  )
}

/** Submits `incompleteDate` for a partial date, not the earlier date or none. */
function Incomplete({ name }: { name: string | undefined }) {
  const parts = useContext(DateFieldStateContext)?.segments.filter(({ isEditable }) => isEditable) ?? []
  const missing = parts.filter(({ isPlaceholder }) => isPlaceholder).length
  return missing > 0 && missing < parts.length && <input type="hidden" name={name} value={incompleteDate} />
}

interface UnreadableDateProps extends Omit<DateFieldProps, keyof FieldValue<string>> {
  text: string
  onChange: () => void
}

function UnreadableDate({ label, name, text, onChange }: UnreadableDateProps) {
  const id = useId()
  return (
    <Field role="group" aria-labelledby={id} data-field={name} data-label={label}>
      <FieldLabel elementType="span" id={id}>
        {label}
      </FieldLabel>
      <input type="hidden" name={name} value={text} />
      <Line>
        <span>{text}</span>
        <Button variant="secondary" aria-describedby={id} onPress={onChange}>
          Change
        </Button>
      </Line>
    </Field>
  )
}
