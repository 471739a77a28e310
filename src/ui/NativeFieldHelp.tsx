import styled from 'styled-components'
import type { FieldText } from './FieldHelp.tsx'
import { descriptionStyle, errorStyle } from './fieldStyle.ts'
import { ErrorIcon } from './Icon.tsx'

const Description = styled.p`
  ${descriptionStyle}
`
const ErrorLine = styled.p`
  ${errorStyle}
`

/**
 * The lines under a control that is the browser's own. It names them with `aria-describedby`: `<id>-description` and
 * `<id>-error`.
 */
export function NativeFieldHelp({ id, description, errorMessage }: Omit<FieldText, 'label'> & { id: string }) {
  return (
    <>
      {description !== undefined && <Description id={`${id}-description`}>{description}</Description>}
      {errorMessage !== undefined && (
        <ErrorLine id={`${id}-error`}>
          <ErrorIcon size={16} />
          {errorMessage}
        </ErrorLine>
      )}
    </>
  )
}
