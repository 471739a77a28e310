import { useId } from 'react'
import { TextFieldFrame, type TextFieldFrameProps } from './TextFieldFrame.tsx'
import { TextInput } from './TextField.tsx'

export interface ComboBoxProps extends Omit<TextFieldFrameProps, 'children' | 'type'> {
  suggestions: readonly string[]
}

/**
 * A text field that offers likely answers. They are offers: any other text is as good. The list is the browser's own,
 * which leaves autofill to work, needs no code, and hides nothing from a screen reader while it is open.
 */
export function ComboBox({ suggestions, ...rest }: ComboBoxProps) {
  const id = useId()
  return (
    <TextFieldFrame {...rest}>
      {(input) => (
        <>
          <TextInput {...input} list={id} />
          <datalist id={id}>
            {suggestions.map((suggestion) => (
              <option key={suggestion} value={suggestion} />
            ))}
          </datalist>
        </>
      )}
    </TextFieldFrame>
  )
}
