import { memo } from 'react'
import styled from 'styled-components'
import { TextFieldFrame, type TextFieldFrameProps } from './TextFieldFrame.tsx'
import { TextInput } from './TextField.tsx'
import { useStable } from './useStable.ts'

const DateInput = styled(TextInput)`
  font-variant-numeric: tabular-nums;
  /* The browser's own padding would make it higher than its neighbours. */
  &::-webkit-datetime-edit,
  &::-webkit-datetime-edit-fields-wrapper {
    padding-block: 0;
  }
`

export interface DateFieldProps extends Omit<TextFieldFrameProps, 'children' | 'type' | 'inputMode'> {
  /** The bounds that the calendar offers, as ISO dates. */
  min?: string | undefined
  max?: string | undefined
}

const Remembered = memo(function Drawn({ min, max, ...rest }: DateFieldProps) {
  return (
    <TextFieldFrame {...rest} type="date">
      <DateInput min={min} max={max} />
    </TextFieldFrame>
  )
})

/** A date, with the calendar of the device. Its value is an ISO date ("2026-01-15"), empty until the date is whole. */
export function DateField(props: DateFieldProps) {
  return <Remembered {...props} onChange={useStable(props.onChange)} />
}
