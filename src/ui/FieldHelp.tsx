import { FieldError } from 'react-aria-components/FieldError'
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
const ErrorLine = styled(FieldError)`
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

/** The lines under a control. A react-aria field around them reads them out with it. */
export function FieldHelp({ description, errorMessage }: Omit<FieldText, 'label'>) {
  return (
    <>
      {/* Rendered without a text too: react-aria looks for it once, so that one added later would not be read out. */}
      <Description slot="description">{description}</Description>
      <ErrorLine>
        {({ validationErrors }) => {
          const message = errorMessage ?? validationErrors.join(' ')
          return (
            message !== '' && (
              <>
                <ErrorIcon size={16} />
                {message}
              </>
            )
          )
        }}
      </ErrorLine>
    </>
  )
}
