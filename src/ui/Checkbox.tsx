import type { ReactNode } from 'react'
import {
  CheckboxButton,
  CheckboxField,
  type CheckboxFieldProps as AriaCheckboxProps,
} from 'react-aria-components/Checkbox'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, size, space } from '#src/theme/tokens.ts'
import { FieldHelp, type FieldText } from './FieldHelp.tsx'
import { fieldStyle } from './fieldStyle.ts'
import { CheckIcon } from './Icon.tsx'

const Field = styled(CheckboxField)`
  ${fieldStyle}
  gap: 0;
`
const Row = styled(CheckboxButton)`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: ${space.sm};
  min-height: ${size.target};
  padding-block: 10px;
  line-height: 1.5;
  cursor: pointer;
  &[data-disabled] {
    color: ${color.muted};
    cursor: not-allowed;
  }
  &[data-focus-visible] {
    outline: none;
  }
`
const Box = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 20px;
  height: 20px;
  margin-top: 1px;
  border: 1.5px solid ${color.border};
  border-radius: 4px;
  background: ${color.surface};
  color: ${color.onBrand};
  svg {
    visibility: hidden;
  }
  [data-selected] > & svg {
    visibility: visible;
  }
  [data-hovered] > & {
    border-color: ${color.ink};
  }
  [data-invalid] > & {
    border-color: ${color.danger};
  }
  [data-selected] > & {
    border-color: ${color.brand};
    background: ${color.brand};
  }
  [data-focus-visible] > & {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  [data-disabled] > & {
    border-style: dashed;
    background: ${color.sunken};
  }
  [data-disabled][data-selected] > & {
    color: ${color.muted};
  }
  @media ${media.forcedColors} {
    [data-selected] > & {
      color: CanvasText;
    }
  }
`

export interface CheckboxProps
  extends
    Omit<FieldText, 'label'>,
    Omit<AriaCheckboxProps, 'children' | 'className' | 'style' | 'render' | 'isInvalid' | 'validationBehavior'> {
  /** The label; the whole line can be pressed. */
  children: ReactNode
}

/** Yes or no. */
export function Checkbox({ children, description, errorMessage, ...rest }: CheckboxProps) {
  return (
    <Field {...rest} validationBehavior="aria" isInvalid={errorMessage !== undefined} data-field={rest.name}>
      <Row>
        <Box>
          <CheckIcon size={16} />
        </Box>
        <span>{children}</span>
      </Row>
      <FieldHelp description={description} errorMessage={errorMessage} />
    </Field>
  )
}
