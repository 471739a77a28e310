import type { ReactNode } from 'react'
import { FieldError as AriaFieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import styled, { css } from 'styled-components'
import { color, space, text } from '#src/theme/tokens.ts'
import { ErrorIcon, WarningIcon } from '#src/ui/text/Icon.tsx'

/** Wraps label, control and help: `as` is react-aria's field. */
export const Field = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`

export const FieldLabel = styled(Label)`
  font-size: ${text.small};
  font-weight: 600;
  line-height: 1.4;
  color: ${color.foreground};
`

export const descriptionStyle = css`
  font-size: ${text.small};
  line-height: 1.45;
  color: ${color.muted};
`
const Description = styled(Text)`
  ${descriptionStyle}
  &:empty,
  &:has(+ :not(:empty)) {
    display: none;
  }
`

export const FieldError = styled.span`
  display: flex;
  align-items: flex-start;
  gap: ${space.xxs};
  font-size: ${text.small};
  font-weight: 500;
  line-height: 1.45;
  color: ${color.danger};
  > svg {
    flex: none;
    margin-block-start: 1px;
  }
`

export const FieldWarning = styled(FieldError)`
  color: ${color.warning};
`
/** Screen readers announce a live region only if it existed before its text changed. */
const Live = styled.div`
  &:empty {
    position: absolute;
  }
`

export interface FieldText {
  label: string
  description?: string | undefined
  errorMessage?: ReactNode
}

export interface FieldHelpProps extends Omit<FieldText, 'label'> {
  /** Replaces the description. It does not stop the form. */
  warning?: string | undefined
  isAnnounced?: boolean | undefined
}

export function FieldHelp({ description, warning, errorMessage, isAnnounced = false }: FieldHelpProps) {
  return (
    <>
      {/* Rendered without a text, too: react-aria links only a description that is there at first. */}
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
      <Live {...(isAnnounced && { 'aria-live': 'polite' })}>
        <FieldError as={AriaFieldError}>
          {({ validationErrors }: { validationErrors: string[] }) => (
            <>
              <ErrorIcon size={16} />
              <span>{errorMessage ?? validationErrors.join(' ')}</span>
            </>
          )}
        </FieldError>
      </Live>
    </>
  )
}
