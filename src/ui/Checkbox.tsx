import { useId, type ReactNode } from 'react'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, size, space } from '#src/theme/tokens.ts'
import { FieldHelp, helpOf } from './FieldHelp.tsx'
import { fieldStyle } from './fieldStyle.ts'
import { CheckIcon } from './Icon.tsx'

const Field = styled.div`
  ${fieldStyle}
  gap: 0;
`
const Row = styled.label`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space.sm};
  min-height: ${size.target};
  padding-block: 10px;
  line-height: 1.5;
  cursor: pointer;
`
const Box = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  margin-top: calc((1lh - 1.25rem) / 2);
  border: 1.5px solid ${color.border};
  border-radius: 4px;
  background: ${color.surface};
  color: ${color.onBrand};
  svg {
    visibility: hidden;
  }
`
/** The real box lies over the drawn one, unseen: it takes the presses and the focus, as does the label beside it. */
const Input = styled.input`
  position: absolute;
  inset-block-start: calc(10px + (1.5rem - 1.25rem) / 2);
  inset-inline-start: 0;
  width: 1.25rem;
  height: 1.25rem;
  margin: 0;
  opacity: 0;
  cursor: inherit;
  &:hover + ${Box} {
    border-color: ${color.ink};
  }
  &[aria-invalid] + ${Box} {
    border-color: ${color.danger};
  }
  &:checked + ${Box} {
    border-color: ${color.brand};
    background: ${color.brand};
  }
  &:checked + ${Box} svg {
    visibility: visible;
  }
  &:focus-visible + ${Box} {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  @media ${media.forcedColors} {
    &:checked + ${Box} {
      color: CanvasText;
    }
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

/**
 * Yes or no. The browser's own box, drawn anew: it needs nothing that react-aria would add, and it stands on the first
 * page, where every kilobyte counts.
 */
export function Checkbox({ name, isSelected, onChange, description, errorMessage, children }: CheckboxProps) {
  const id = useId()
  return (
    <Field data-field={name}>
      <Row>
        <Input
          type="checkbox"
          name={name}
          checked={isSelected}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={helpOf(id)}
          aria-invalid={errorMessage !== undefined || undefined}
        />
        <Box>
          <CheckIcon size={16} />
        </Box>
        <span>{children}</span>
      </Row>
      <FieldHelp id={id} description={description} errorMessage={errorMessage} />
    </Field>
  )
}
