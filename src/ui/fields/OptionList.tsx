import type { ReactNode } from 'react'
import { ListBox, ListBoxItem, type ListBoxProps } from 'react-aria-components/ListBox'
import { ListLayout, Virtualizer } from 'react-aria-components/Virtualizer'
import styled from 'styled-components'
import { color } from '#src/theme/tokens.ts'
import { choosableLineStyle } from '#src/ui/overlays/popoverStyle.ts'

export interface Option {
  id: string
  label: string
  icon?: ReactNode
}

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

/** Renders only what is in view: a bank may offer thousands of options. */
export function OptionList(props: Pick<ListBoxProps<Option>, 'items' | 'children'>) {
  return (
    <Virtualizer layout={ListLayout} layoutOptions={{ estimatedRowSize: 44, padding: 4 }}>
      <List {...props} />
    </Virtualizer>
  )
}
