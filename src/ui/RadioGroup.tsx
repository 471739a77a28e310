import { Label, RadioButton, RadioField, RadioGroup as AriaRadioGroup, Text } from 'react-aria-components/RadioGroup'
import styled from 'styled-components'
import { color, size, space } from '#src/theme/tokens.ts'
import { FieldHelp, type FieldText } from './FieldHelp.tsx'
import { descriptionStyle, fieldStyle, labelStyle } from './fieldStyle.ts'
import type { Option } from './OptionList.tsx'

const Group = styled(AriaRadioGroup)`
  ${fieldStyle}
`
const GroupLabel = styled(Label)`
  ${labelStyle}
`
const Choice = styled(RadioField)`
  &:not(:last-child) {
    border-block-end: 1px solid ${color.rule};
  }
`
const Row = styled(RadioButton)`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: ${size.target};
  cursor: pointer;
  &[data-focus-visible] {
    outline: none;
  }
  &[data-disabled] {
    color: ${color.muted};
    cursor: not-allowed;
  }
`
const Dot = styled.span`
  flex: none;
  width: 20px;
  height: 20px;
  border: 1.5px solid ${color.border};
  border-radius: 50%;
  background: ${color.surface};
  [data-selected] > & {
    border: 6px solid ${color.brand};
  }
  [data-invalid] > & {
    border-color: ${color.danger};
  }
  [data-focus-visible] > & {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`
const Note = styled(Text)`
  ${descriptionStyle}
  display: block;
  padding: 0 0 ${space.xs} 32px;
  margin-top: -${space.hair};
`

export interface RadioOption extends Option {
  description?: string | undefined
  isDisabled?: boolean | undefined
}

export interface RadioGroupProps extends FieldText {
  options: readonly RadioOption[]
  /** The id of the chosen option; null while nothing is chosen. */
  value: string | null
  onChange: (id: string) => void
  name?: string | undefined
}

/** One of a few, all of them in sight. */
export function RadioGroup({ label, description, errorMessage, options, value, onChange, name }: RadioGroupProps) {
  return (
    <Group
      value={value}
      onChange={onChange}
      isInvalid={errorMessage !== undefined}
      validationBehavior="aria"
      data-field={name}
      {...(name === undefined ? {} : { name })}
    >
      <GroupLabel>{label}</GroupLabel>
      <div>
        {options.map((option) => (
          <Choice key={option.id} value={option.id} isDisabled={option.isDisabled ?? false}>
            <Row>
              <Dot />
              {option.label}
            </Row>
            {option.description !== undefined && <Note slot="description">{option.description}</Note>}
          </Choice>
        ))}
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </Group>
  )
}
