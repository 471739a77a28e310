import { RadioGroup as AriaRadioGroup, Label, RadioButton, RadioField } from 'react-aria-components/RadioGroup'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, size, space } from '#src/theme/tokens.ts'
import { choiceMarkStyle } from './choiceMarkStyle.ts'
import { FieldHelp, type FieldText } from './FieldHelp.tsx'
import { fieldStyle, labelStyle } from './fieldStyle.ts'
import type { Option } from './Option.ts'

const Group = styled(AriaRadioGroup)`
  ${fieldStyle}
`
const GroupLabel = styled(Label)`
  ${labelStyle}
`
const Row = styled(RadioButton)`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: ${size.target};
  cursor: pointer;
`
const Choice = styled(RadioField)`
  &:not(:last-child) {
    border-block-end: 1px solid ${color.rule};
  }
`
export const Dot = styled.span`
  ${choiceMarkStyle}
  border-radius: 50%;
  [data-selected] > & {
    border: 0.375rem solid ${color.brand};
  }
  [data-invalid] > & {
    border-color: ${color.danger};
  }
  @media ${media.forcedColors} {
    [data-selected] > & {
      border-color: Highlight;
    }
  }
`

export interface RadioGroupProps extends FieldText {
  options: readonly Option[]
  /** The id of the chosen option, null while nothing is chosen. Makes the field controlled. */
  value?: string | null
  defaultValue?: string
  onChange?: (id: string) => void
  name: string
}

/** One of a few options, all visible. */
export function RadioGroup({ label, description, errorMessage, options, ...rest }: RadioGroupProps) {
  return (
    <Group
      {...rest}
      {...(errorMessage !== undefined && { isInvalid: true })}
      validationBehavior="aria"
      data-field={rest.name}
    >
      <GroupLabel>{label}</GroupLabel>
      <div>
        {options.map((option) => (
          <Choice key={option.id} value={option.id}>
            <Row>
              <Dot />
              {option.label}
            </Row>
          </Choice>
        ))}
      </div>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </Group>
  )
}
