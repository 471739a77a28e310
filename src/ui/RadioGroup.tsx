import { useId } from 'react'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, size, space } from '#src/theme/tokens.ts'
import { FieldHelp, helpOf, type FieldText } from './FieldHelp.tsx'
import { fieldStyle, labelStyle } from './fieldStyle.ts'
import type { Option } from './OptionList.tsx'

const Group = styled.div`
  ${fieldStyle}
`
const GroupLabel = styled.span`
  ${labelStyle}
`
const Row = styled.label`
  display: flex;
  align-items: center;
  gap: ${space.sm};
  min-height: ${size.target};
  cursor: pointer;
  &:not(:last-child) {
    border-block-end: 1px solid ${color.rule};
  }
`
/** The browser's own button, drawn anew: it brings the arrow keys. */
const Dot = styled.input`
  appearance: none;
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  border: 1.5px solid ${color.border};
  border-radius: 50%;
  background: ${color.surface};
  cursor: inherit;
  &[aria-invalid] {
    border-color: ${color.danger};
  }
  &:checked {
    border: 0.375rem solid ${color.brand};
  }
  &:focus-visible {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  @media ${media.forcedColors} {
    &:checked {
      border-color: Highlight;
    }
  }
`

export interface RadioGroupProps extends FieldText {
  options: readonly Option[]
  /** The id of the chosen option; null while nothing is chosen. */
  value: string | null
  onChange: (id: string) => void
  name: string
}

/** One of a few, all of them in sight. */
export function RadioGroup({ label, description, errorMessage, options, value, onChange, name }: RadioGroupProps) {
  const id = useId()
  const isInvalid = errorMessage !== undefined || undefined
  return (
    <Group
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={helpOf(id)}
      aria-invalid={isInvalid}
      data-field={name}
    >
      <GroupLabel id={`${id}-label`}>{label}</GroupLabel>
      <div>
        {options.map((option) => (
          <Row key={option.id}>
            <Dot
              type="radio"
              name={name}
              checked={option.id === value}
              onChange={() => onChange(option.id)}
              aria-invalid={isInvalid}
            />
            {option.label}
          </Row>
        ))}
      </div>
      <FieldHelp id={id} description={description} errorMessage={errorMessage} />
    </Group>
  )
}
