import { useContext, type ReactNode } from 'react'
import { FieldErrorContext } from 'react-aria-components/FieldError'
import { Text } from 'react-aria-components/Text'
import styled from 'styled-components'
import { descriptionStyle, FieldError, FieldWarning } from './Field.ts'
import { ErrorIcon, WarningIcon } from './Icon.tsx'

const Description = styled(Text)`
  ${descriptionStyle}
  &:empty,
  &:has(+ :not(:empty)) {
    display: none;
  }
`
const LiveError = styled(FieldError)`
  /* Stays rendered: screen readers announce a live region only if it existed before its text changed. */
  &:empty {
    position: absolute;
  }
`

export interface FieldText {
  label: string
  description?: string | undefined
  errorMessage?: ReactNode
}

type HelpTexts = Omit<FieldText, 'label'>

export interface FieldHelpProps extends HelpTexts {
  /** Replaces the description. It does not stop the form. */
  warning?: string | undefined
  isAnnounced?: boolean | undefined
}

/** Rendered even without texts: react-aria renders the whole field again if one is missing after mounting. */
export function FieldHelp({ description, warning, errorMessage, isAnnounced = false }: FieldHelpProps) {
  return (
    <>
      <Description slot="description">
        {warning === undefined ? (
          description
        ) : (
          <FieldWarning>
            <WarningIcon size={16} />
            <span>{warning}</span>
          </FieldWarning>
        )}
      </Description>
      <LiveError as={Text} slot="errorMessage" {...(isAnnounced && { 'aria-live': 'polite' })}>
        <ErrorText errorMessage={errorMessage} />
      </LiveError>
    </>
  )
}

function ErrorText({ errorMessage }: Pick<HelpTexts, 'errorMessage'>) {
  const validation = useContext(FieldErrorContext)
  if (validation?.isInvalid !== true) return null
  const message = errorMessage ?? validation.validationErrors.join(' ')
  return (
    message !== '' && (
      <>
        <ErrorIcon size={16} />
        <span>{message}</span>
      </>
    )
  )
}
