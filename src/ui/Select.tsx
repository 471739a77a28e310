import { Button, Label, Popover, Select as AriaSelect, SelectValue } from 'react-aria-components/Select'
import styled from 'styled-components'
import { color, space } from '#src/theme/tokens.ts'
import { controlStyle } from './controlStyle.ts'
import { FieldHelp, type FieldText } from './FieldHelp.tsx'
import { fieldStyle, labelStyle } from './fieldStyle.ts'
import { ChevronDownIcon } from './Icon.tsx'
import { OptionList, type Option } from './OptionList.tsx'
import { popoverStyle } from './popoverStyle.ts'

const Field = styled(AriaSelect)`
  ${fieldStyle}
`
const FieldLabel = styled(Label)`
  ${labelStyle}
`
const Trigger = styled(Button)`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs};
  cursor: pointer;
  > svg {
    flex: none;
    color: ${color.muted};
  }
`
const Value = styled(SelectValue)`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-placeholder] {
    color: ${color.muted};
  }
`
const Sheet = styled(Popover)`
  ${popoverStyle}
  min-width: var(--trigger-width);
`

export interface SelectProps extends FieldText {
  options: readonly Option[]
  /** The id of the chosen option; null while nothing is chosen. */
  value: string | null
  onChange: (id: string) => void
  placeholder?: string | undefined
  name?: string | undefined
  isRequired?: boolean | undefined
  isDisabled?: boolean | undefined
}

/** One of a few: the list opens under the field. */
export function Select(props: SelectProps) {
  const { label, description, errorMessage, options, value, onChange, name } = props
  return (
    <Field
      value={value}
      onChange={(key) => {
        if (key !== null) onChange(String(key))
      }}
      placeholder={props.placeholder ?? 'Choose one'}
      isRequired={props.isRequired ?? false}
      isDisabled={props.isDisabled ?? false}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      data-field={name}
      {...(name === undefined ? {} : { name })}
    >
      <FieldLabel>{label}</FieldLabel>
      <Trigger>
        <Value />
        <ChevronDownIcon />
      </Trigger>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <Sheet offset={4}>
        <OptionList options={options} />
      </Sheet>
    </Field>
  )
}
