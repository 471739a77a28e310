import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import styled from 'styled-components'
import { color, space } from '#src/theme/tokens.ts'
import type { Option } from './Option.ts'
import { choosableLineStyle } from './popoverStyle.ts'

export const OptionList = styled(ListBox<Option>)`
  flex: 1;
  min-width: 0;
  overflow: auto;
  padding: ${space.xxs};
  outline: none;
`

export const OptionItem = styled(ListBoxItem)`
  ${choosableLineStyle}
  justify-content: space-between;
  &[data-selected] {
    font-weight: 600;
  }
  > svg {
    flex: none;
    color: ${color.link};
  }
`
