import { useContext, useId } from 'react'
import { FormValidationContext } from 'react-aria-components'
import { Select as AriaSelect, Button, Popover, SelectValue } from 'react-aria-components/Select'
import styled from 'styled-components'
import { color, space } from '#src/theme/tokens.ts'
import { controlStyle } from './controlStyle.ts'
import { descriptionStyle, Field, FieldError, FieldLabel } from './Field.ts'
import { FieldHelp, type FieldText } from './FieldHelp.tsx'
import { CheckIcon, ErrorIcon } from './Icon.tsx'
import { ChevronDownIcon } from './NavigationIcons.tsx'
import type { Option } from './Option.ts'
import { OptionItem, OptionList } from './optionBoxes.ts'
import { listPopoverStyle } from './popoverStyle.ts'

const SelectField = styled(Field)`
  /* The button shows the focus. */
  &[data-focus-visible] {
    outline: none;
  }
`
const Trigger = styled(Button)`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
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
  /* A flex box would not truncate the text after an icon with an ellipsis. */
  > span {
    display: inline;
    > [aria-hidden] {
      display: inline-grid;
      margin-inline-end: ${space.xs};
      vertical-align: middle;
    }
  }
`
const Choices = styled(Popover)`
  ${listPopoverStyle}
  min-width: var(--trigger-width);
`
const Text = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-width: 0;
`
const BrowserSelect = styled.select`
  ${controlStyle}
`
const Description = styled.span`
  ${descriptionStyle}
`

export interface SelectProps extends FieldText {
  options: readonly Option[]
  value?: string | null
  defaultValue?: string
  onChange?: (id: string) => void
  placeholder?: string | undefined
  name?: string
  isDisabled?: boolean
}

/** A list box renders every option: with 5,000 of them the page would stand still. */
const maxOptions = 200

export function Select(props: SelectProps) {
  return props.options.length > maxOptions ? <NativeSelect {...props} /> : <ListSelect {...props} />
}

function ListSelect(props: SelectProps) {
  const { label, description, errorMessage, options, onChange, placeholder = 'Choose one', ...rest } = props
  return (
    <SelectField
      as={AriaSelect}
      {...rest}
      onChange={(id) => {
        if (typeof id === 'string') onChange?.(id)
      }}
      placeholder={placeholder}
      {...(errorMessage !== undefined && { isInvalid: true })}
      validationBehavior="aria"
      data-field={rest.name}
      data-label={label}
    >
      <FieldLabel>{label}</FieldLabel>
      <Trigger>
        <Value>
          {({ defaultChildren, isPlaceholder }) => (isPlaceholder ? <span>{defaultChildren}</span> : defaultChildren)}
        </Value>
        <ChevronDownIcon />
      </Trigger>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <Choices offset={4}>
        <OptionList items={options}>
          {(option) => (
            <OptionItem id={option.id} textValue={option.label}>
              {({ isSelected }) => (
                <>
                  <Text>
                    {option.icon}
                    <span>{option.label}</span>
                  </Text>
                  {isSelected && <CheckIcon />}
                </>
              )}
            </OptionItem>
          )}
        </OptionList>
      </Choices>
    </SelectField>
  )
}

function NativeSelect(props: SelectProps) {
  const { label, description, options, value, defaultValue, onChange, placeholder = 'Choose one', name = '' } = props
  const { [name]: refusal } = useContext(FormValidationContext)
  const errorMessage = props.errorMessage ?? ([refusal].flat().join(' ') || undefined)
  const id = useId()
  return (
    <Field data-field={name} data-label={label} data-invalid={errorMessage !== undefined || undefined}>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <BrowserSelect
        id={id}
        name={name}
        {...(value === undefined ? { defaultValue: defaultValue ?? '' } : { value: value ?? '' })}
        onChange={(event) => onChange?.(event.target.value)}
        disabled={props.isDisabled}
        aria-invalid={errorMessage !== undefined}
        aria-describedby={`${id}-help`}
      >
        <option value="" disabled>
          {placeholder}
        </option>
        {options.map((option) => (
          <option key={option.id} value={option.id}>
            {option.label}
          </option>
        ))}
      </BrowserSelect>
      <span id={`${id}-help`}>
        {description !== undefined && <Description>{description}</Description>}
        {errorMessage !== undefined && (
          <FieldError>
            <ErrorIcon size={16} />
            {errorMessage}
          </FieldError>
        )}
      </span>
    </Field>
  )
}
