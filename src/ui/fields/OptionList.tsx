import type { ReactNode } from 'react'
import { ListBox, ListBoxItem, type ListBoxProps } from 'react-aria-components/ListBox'
import { Popover } from 'react-aria-components/Popover'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import styled from 'styled-components'
import { color } from '#src/theme/tokens.ts'
import { choosableLineStyle, popoverStyle } from '#src/ui/overlays/popoverStyle.ts'

export interface Option {
  id: string
  label: string
  icon?: ReactNode
}

/** Scrolling the page closes a combo box, so the list scrolls (https://github.com/adobe/react-spectrum/issues/7883). */
const Choices = styled(Popover)`
  ${popoverStyle}
  display: flex;
  width: var(--trigger-width);
`
const List = styled(ListBox<Option>)`
  flex: 1;
  min-width: 0;
  overflow: auto;
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

/** Below its field. Renders only what is in view: a bank may offer thousands of options. */
export function OptionList(props: Pick<ListBoxProps<Option>, 'items' | 'children'>) {
  return (
    <Choices offset={4}>
      <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 44, padding: 4 }}>
        <List {...props} />
      </Virtualizer>
    </Choices>
  )
}
