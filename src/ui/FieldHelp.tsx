import styled from 'styled-components'
import { descriptionStyle, errorStyle } from './fieldStyle.ts'
import { ErrorIcon } from './Icon.tsx'

const Description = styled.p`
  ${descriptionStyle}
`
const ErrorLine = styled.p`
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

/** For the `aria-describedby` of a control: what the FieldHelp of the same id says. */
export function helpOf(id: string): string {
  return `${id}-description ${id}-error`
}

/** The lines under a control, which names them with {@link helpOf}. */
export function FieldHelp({ id, description, errorMessage }: Omit<FieldText, 'label'> & { id: string }) {
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
