import styled from 'styled-components'
import { TextFieldFrame, type TextFieldFrameProps } from './TextFieldFrame.tsx'
import { TextInput } from './TextField.tsx'

const DateInput = styled(TextInput)`
  font-variant-numeric: tabular-nums;
  /* The browser's own padding would make it higher than its neighbours. */
  &::-webkit-datetime-edit,
  &::-webkit-datetime-edit-fields-wrapper {
    padding-block: 0;
  }
`

/** The bounds that the calendar offers, `min` and `max`, are ISO dates. */
export type DateFieldProps = Omit<TextFieldFrameProps, 'children' | 'type' | 'inputMode'>

/** A date, with the calendar of the device. Its value is an ISO date ("2026-01-15"), empty until the date is whole. */
export function DateField(props: DateFieldProps) {
  return (
    <TextFieldFrame {...props} type="date">
      {(input) => <DateInput {...input} />}
    </TextFieldFrame>
  )
}
