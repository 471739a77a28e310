import { t } from '@lingui/core/macro'
import { memo, useState } from 'react'
import { dayExample, readDay, writeDay } from '#src/lib/typedDay.ts'
import { TextField, type TextFieldProps } from './TextField.tsx'

/** `defaultValue` is an ISO date or any text, which stays as it is. The form receives what is typed. */
export type DateFieldProps = Omit<TextFieldProps, 'value' | 'onChange'>

/** A text field, since react-aria's date field changes days that do not exist. On blur the date is spelled. */
export const DateField = memo(function DateField({ defaultValue = '', ...rest }: DateFieldProps) {
  const first = writeDay(defaultValue)
  const [text, setText] = useState(first)
  const [example] = useState(() => dayExample(1990))
  return (
    <TextField
      description={t`For example ${{ day: example }}`}
      inputMode="numeric"
      {...rest}
      value={text}
      onChange={setText}
      onBlur={() => text !== first && setText(writeDay(readDay(text) ?? text))}
    />
  )
})
