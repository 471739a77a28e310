import { useEffectEvent, useId, useLayoutEffect, useRef, type ComponentProps, type ReactNode } from 'react'
import styled from 'styled-components'
import { FieldHelp, helpOf, type FieldText } from './FieldHelp.tsx'
import { fieldStyle, labelStyle } from './fieldStyle.ts'

const Frame = styled.div`
  ${fieldStyle}
`
const FrameLabel = styled.label`
  ${labelStyle}
`

/** What a frame hands to the input in it. */
export type InputProps = Omit<ComponentProps<'input'>, 'ref'>

/** What the one-line fields have in common. `name` is also what an error summary finds the field by. */
export interface TextFieldFrameProps
  extends
    FieldText,
    Omit<InputProps, 'children' | 'className' | 'style' | 'id' | 'value' | 'onChange' | 'onInvalid' | 'aria-label'> {
  value: string
  onChange: (text: string) => void
  /** Draws the control with what makes it the field's own. */
  children: (input: InputProps) => ReactNode
}

/** Label above, help and error below; the control in between is what the children draw. */
export function TextFieldFrame({
  label,
  description,
  errorMessage,
  onChange,
  children,
  type = 'text',
  ...rest
}: TextFieldFrameProps) {
  const id = useId()
  const frame = useRef<HTMLDivElement>(null)
  // A page that was made ahead of time can be typed into before it comes alive; what was typed must not be lost then.
  const takeOver = useEffectEvent(() => {
    const typed = frame.current?.querySelector('input')?.value
    if (typed && typed !== rest.value) onChange(typed)
  })
  useLayoutEffect(() => takeOver(), [])
  return (
    <Frame ref={frame} data-field={rest.name}>
      <FrameLabel htmlFor={id}>{label}</FrameLabel>
      {children({
        ...rest,
        id,
        'aria-describedby': helpOf(id),
        'aria-invalid': errorMessage !== undefined || undefined,
        type,
        onChange: (event) => onChange(event.target.value),
      })}
      <FieldHelp id={id} description={description} errorMessage={errorMessage} />
    </Frame>
  )
}
