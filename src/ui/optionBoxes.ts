import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import styled from 'styled-components'
import { color, space } from '#src/theme/tokens.ts'
import type { Option } from './Option.ts'
import { lineStyle } from './popoverStyle.ts'

export const OptionList = styled(ListBox<Option>)`
  flex: 1;
  min-width: 0;
  overflow: auto;
  padding: ${space.xxs};
  outline: none;
`

export const OptionItem = styled(ListBoxItem)`
  ${lineStyle}
  justify-content: space-between;
  outline: none;
  &[data-focused],
  &[data-hovered] {
    background: ${color.brandTint};
  }
  &[data-focus-visible] {
    outline: 2px solid ${color.focus};
    outline-offset: -2px;
  }
  &[data-selected] {
    font-weight: 600;
  }
  > svg {
    flex: none;
    color: ${color.link};
  }
`
