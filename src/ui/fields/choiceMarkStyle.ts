import { css } from 'styled-components'
import { color } from '#src/theme/tokens.ts'

export const choiceMarkStyle = css`
  flex: none;
  width: 1.25rem;
  height: 1.25rem;
  border: 1.5px solid ${color.border};
  background: ${color.field};
  [data-hovered] > & {
    border-color: ${color.foreground};
  }
  [data-focus-visible] > & {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
`
