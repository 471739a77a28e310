import { css } from 'styled-components'
import { color, radius } from '#src/theme/tokens.ts'

export const surfaceStyle = css`
  border: 1px solid ${color.rule};
  border-radius: ${radius.control};
  background: ${color.surface};
`
