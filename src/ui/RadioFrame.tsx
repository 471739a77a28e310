import { useRef, type ReactNode } from 'react'
import { Label, RadioGroup } from 'react-aria-components/RadioGroup'
import { Field, FieldLabel } from './Field.ts'
import { FieldHelp, type FieldText } from './FieldHelp.tsx'
import { VisuallyHidden } from './VisuallyHidden.tsx'

export interface RadioProps extends FieldText {
  value?: string | null
  defaultValue?: string
  onChange?: (id: string) => void
  name: string
}

export interface RadioFrameProps extends RadioProps {
  isLabelHidden?: boolean
  children: ReactNode
}

export function RadioFrame({
  label,
  isLabelHidden = false,
  description,
  errorMessage,
  onChange,
  children,
  ...rest
}: RadioFrameProps) {
  const group = useRef<HTMLDivElement>(null)
  return (
    <Field
      as={RadioGroup}
      {...rest}
      ref={group}
      {...(errorMessage !== undefined && { isInvalid: true })}
      onChange={(id) => {
        onChange?.(id)
        // A form hides the error that an input corrects. A press on a label causes no input event.
        requestAnimationFrame(() => group.current?.dispatchEvent(new Event('input', { bubbles: true })))
      }}
      validationBehavior="aria"
      data-field={rest.name}
      data-label={label}
    >
      {isLabelHidden ? <VisuallyHidden as={Label}>{label}</VisuallyHidden> : <FieldLabel>{label}</FieldLabel>}
      {children}
      <FieldHelp description={description} errorMessage={errorMessage} />
    </Field>
  )
}
