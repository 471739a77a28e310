import { css } from 'styled-components'
import { color, space, text } from '#src/theme/tokens.ts'

export const fieldStyle = css`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-width: 0;
`

export const labelStyle = css`
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

export const errorStyle = css`
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
