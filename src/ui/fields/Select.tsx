import { t } from '@lingui/core/macro'
import { useRef } from 'react'
import { Select as AriaSelect, Button, SelectValue } from 'react-aria-components/Select'
import styled from 'styled-components'
import { color, space } from '#src/theme/tokens.ts'
import { CheckIcon } from '#src/ui/text/Icon.tsx'
import { ChevronDownIcon } from '#src/ui/text/NavigationIcons.tsx'
import { controlStyle } from './controlStyle.ts'
import { Field, FieldHelp, FieldLabel, type FieldText } from './Field.tsx'
import { OptionItem, OptionList, type Option } from './OptionList.tsx'
import { fireInput } from './useFieldValue.ts'

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
const Text = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-width: 0;
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

export function Select(props: SelectProps) {
  const { label, description, errorMessage, options, onChange, placeholder = t`Choose one`, ...rest } = props
  const field = useRef<HTMLDivElement>(null)
  return (
    <SelectField
      as={AriaSelect}
      {...rest}
      ref={field}
      onChange={(id) => {
        if (typeof id === 'string') onChange?.(id)
        fireInput(field.current)
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
      <OptionList items={options}>
        {(option) => (
          <OptionItem id={option.id} textValue={option.label}>
            {({ isSelected }) => (
              <>
                <Text>
                  {option.icon}
                  <bdi>{option.label}</bdi>
                </Text>
                {isSelected && <CheckIcon />}
              </>
            )}
          </OptionItem>
        )}
      </OptionList>
    </SelectField>
  )
}
