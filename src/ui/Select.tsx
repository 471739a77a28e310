import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from 'react-aria-components/Select'
import styled from 'styled-components'
import { color, space } from '#src/theme/tokens.ts'
import { controlStyle } from './controlStyle.ts'
import { FieldHelp, type FieldText } from './FieldHelp.tsx'
import { fieldStyle, labelStyle } from './fieldStyle.ts'
import { CheckIcon } from './Icon.tsx'
import { ChevronDownIcon } from './NavigationIcons.tsx'
import type { Option } from './Option.ts'
import { listBoxStyle, listPopoverStyle, optionStyle } from './popoverStyle.ts'

const Field = styled(AriaSelect)`
  ${fieldStyle}
  /* The button shows the focus. */
  &[data-focus-visible] {
    outline: none;
  }
`
const FieldLabel = styled(Label)`
  ${labelStyle}
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
const List = styled(ListBox<Option>)`
  ${listBoxStyle}
`
const Item = styled(ListBoxItem)`
  ${optionStyle}
`
const Text = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space.xs};
  min-width: 0;
  overflow-wrap: anywhere;
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
  const { label, description, errorMessage, options, onChange, placeholder = 'Choose one', ...rest } = props
  return (
    <Field
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
        <Value />
        <ChevronDownIcon />
      </Trigger>
      <FieldHelp description={description} errorMessage={errorMessage} />
      <Choices offset={4}>
        <List items={options}>
          {(option) => (
            <Item id={option.id} textValue={option.label}>
              {({ isSelected }) => (
                <>
                  <Text>
                    {option.icon}
                    {option.label}
                  </Text>
                  {isSelected && <CheckIcon />}
                </>
              )}
            </Item>
          )}
        </List>
      </Choices>
    </Field>
  )
}
