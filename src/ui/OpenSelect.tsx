import { useId, useState } from 'react'
import { Button, Label, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import styled from 'styled-components'
import { FieldHelp, helpOf } from './FieldHelp.tsx'
import { fieldStyle, labelStyle } from './fieldStyle.ts'
import { ChevronDownIcon } from './NavigationIcons.tsx'
import { OptionList } from './OptionList.tsx'
import { sheetStyle } from './popoverStyle.ts'
import type { SelectProps } from './Select.tsx'
import { selectTrigger, selectValue } from './selectStyle.ts'

const Field = styled(AriaSelect)`
  ${fieldStyle}
`
const FieldLabel = styled(Label)`
  ${labelStyle}
`
const Trigger = styled(Button)`
  ${selectTrigger}
`
const Value = styled(SelectValue)`
  ${selectValue}
`
const Sheet = styled(Popover)`
  ${sheetStyle}
  min-width: var(--trigger-width);
`

/**
 * What Select becomes once it is wanted: it opens as soon as it stands. The focus comes first, for a popup gives it back to
 * whatever had it when it opened. Import it dynamically only.
 */
export function OpenSelect(props: SelectProps) {
  const { label, description, errorMessage, options, value, onChange, name } = props
  const [isOpen, setOpen] = useState<boolean>()
  const id = useId()
  return (
    <Field
      isOpen={isOpen ?? false}
      onOpenChange={setOpen}
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(String(key))
      }}
      placeholder={props.placeholder ?? 'Choose one'}
      isDisabled={props.isDisabled ?? false}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      aria-describedby={helpOf(id)}
      data-field={name}
      {...(name === undefined ? {} : { name })}
    >
      <FieldLabel>{label}</FieldLabel>
      <Trigger autoFocus onFocus={() => setOpen((known) => known ?? true)}>
        <Value />
        <ChevronDownIcon />
      </Trigger>
      <FieldHelp id={id} description={description} errorMessage={errorMessage} />
      <Sheet offset={4}>
        <OptionList options={options} />
      </Sheet>
    </Field>
  )
}
