import { css } from 'styled-components'
import { color, space } from '#src/theme/tokens.ts'
import { controlStyle } from './controlStyle.ts'

/** The button of a select, whether its list has been fetched or not. */
export const selectTrigger = css`
  ${controlStyle}
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space.xs};
  cursor: pointer;
  > svg {
    flex: none;
    color: ${color.muted};
  }
`

export const selectValue = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
  &[data-placeholder] {
    color: ${color.muted};
  }
`
