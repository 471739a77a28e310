import { useContext } from 'react'
import { FieldErrorContext } from 'react-aria-components/FieldError'
import { Text } from 'react-aria-components/Text'
import styled from 'styled-components'
import { descriptionStyle, errorStyle } from './fieldStyle.ts'
import { ErrorIcon } from './Icon.tsx'

const Description = styled(Text)`
  ${descriptionStyle}
  &:empty {
    display: none;
  }
`
const ErrorLine = styled(Text)`
  ${errorStyle}
  &:empty {
    display: none;
  }
`

/** The texts of a field. */
export interface FieldText {
  label: string
  /** Help that is always shown and read out with the field. */
  description?: string | undefined
  /** What is wrong. With it the field is invalid. */
  errorMessage?: string | undefined
}

type HelpTexts = Omit<FieldText, 'label'>

/**
 * The lines under a control. A react-aria field around them reads them out with it. Both are rendered without a text, too:
 * react-aria looks for them once the field is there, and renders the whole field again for one that is missing.
 */
export function FieldHelp({ description, errorMessage }: HelpTexts) {
  return (
    <>
      <Description slot="description">{description}</Description>
      <ErrorLine slot="errorMessage">
        <ErrorText errorMessage={errorMessage} />
      </ErrorLine>
    </>
  )
}

/** What is wrong: the field's own message, or else what the form reports for the field. */
function ErrorText({ errorMessage }: Pick<HelpTexts, 'errorMessage'>) {
  const validation = useContext(FieldErrorContext)
  if (validation?.isInvalid !== true) return null
  const message = errorMessage ?? validation.validationErrors.join(' ')
  return (
    message !== '' && (
      <>
        <ErrorIcon size={16} />
        {message}
      </>
    )
  )
}
