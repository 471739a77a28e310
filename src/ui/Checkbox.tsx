import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { color, size, space } from '#src/theme/tokens.ts'
import { FieldHelp, helpOf } from './FieldHelp.tsx'
import { fieldStyle } from './fieldStyle.ts'

const Field = styled.div`
  ${fieldStyle}
  gap: 0;
`
const Row = styled.label`
  display: flex;
  align-items: flex-start;
  gap: ${space.sm};
  min-height: ${size.target};
  padding-block: 10px;
  line-height: 1.5;
  cursor: pointer;
`
const Box = styled.input`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin-top: calc((1lh - 1.25rem) / 2);
  accent-color: ${color.brand};
  cursor: inherit;
  &[aria-invalid]:not(:focus-visible) {
    outline: 1px solid ${color.danger};
    outline-offset: 1px;
  }
`

export interface CheckboxProps {
  name?: string | undefined
  isSelected: boolean
  onChange: (isSelected: boolean) => void
  /** Standing help, read out with the box. */
  description?: string | undefined
  /** What is wrong; its presence marks the box invalid. */
  errorMessage?: string | undefined
  /** The label; the whole line can be pressed. */
  children: ReactNode
}

/** Yes or no: the browser's own box in the bank's colour. */
export function Checkbox({ name, isSelected, onChange, description, errorMessage, children }: CheckboxProps) {
  const id = useId()
  return (
    <Field data-field={name}>
      <Row>
        <Box
          type="checkbox"
          name={name}
          checked={isSelected}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={helpOf(id)}
          aria-invalid={errorMessage !== undefined || undefined}
        />
        <span>{children}</span>
      </Row>
      <FieldHelp id={id} description={description} errorMessage={errorMessage} />
    </Field>
  )
}
