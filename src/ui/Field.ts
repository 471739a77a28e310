import { Label } from 'react-aria-components/Label'
import styled, { css } from 'styled-components'
import { color, space, text } from '#src/theme/tokens.ts'

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
