import { FieldError, Text } from 'react-aria-components/TextField'
import styled from 'styled-components'
import { descriptionStyle, errorStyle } from './fieldStyle.ts'
import { ErrorIcon } from './Icon.tsx'

const Description = styled(Text)`
  ${descriptionStyle}
  &:empty {
    display: none;
  }
`
const ErrorLine = styled(FieldError)`
  ${errorStyle}
`

/** What every field can say about itself. */
export interface FieldText {
  label: string
  /** Standing help, read out with the field. */
  description?: string | undefined
  /** What is wrong; its presence marks the field invalid. */
  errorMessage?: string | undefined
}

/**
 * The lines under a field of react-aria-components, which ties them to the control. The description is there even
 * when it is empty: react-aria looks for it once, and help that comes later would not be read out.
 */
export function FieldHelp({ description, errorMessage }: Omit<FieldText, 'label'>) {
  return (
    <>
      <Description slot="description">{description}</Description>
      {errorMessage !== undefined && (
        <ErrorLine>
          <ErrorIcon size={16} />
          {errorMessage}
        </ErrorLine>
      )}
    </>
  )
}
