import styled from 'styled-components'
import { color, space, text } from '#src/theme/tokens.ts'
import { SmallTextOnDark } from '#src/ui/SmallTextOnDark.ts'

/** The height is constant, so that nothing moves. */
export const ChartKey = styled(SmallTextOnDark)`
  display: flex;
  flex-wrap: wrap;
  gap: 2px ${space.lg};
  align-content: start;
  min-height: 1.5rem;
  /* The note has two lines in a narrow column, and one in a wider. */
  [data-notes='1'] & {
    min-height: 4.25rem;
    @media (24em <= width < 64em) {
      min-height: 2.875rem;
    }
  }
  [data-notes='2'] & {
    min-height: 4.25rem;
    @media (width < 24em) {
      min-height: 5.625rem;
    }
  }
  margin-block-start: ${space.xxs};
  > [data-note] {
    flex-basis: 100%;
  }
  b {
    color: ${color.onSidebar};
    font-weight: 600;
    font-size: ${text.body};
  }
`
