import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import styled from 'styled-components'
import { color } from '#src/theme/tokens.ts'
import { CheckIcon } from './Icon.tsx'
import { optionStyle } from './popoverStyle.ts'

const Item = styled(ListBoxItem)`
  ${optionStyle}
  justify-content: space-between;
  > svg {
    flex: none;
    color: ${color.brand};
  }
`

export interface Option {
  id: string
  label: string
}

/** The choices of a Select. */
export function OptionList({ options }: { options: readonly Option[] }) {
  return (
    <ListBox<Option> items={options}>
      {({ id, label }) => (
        <Item id={id} textValue={label}>
          {({ isSelected }) => (
            <>
              {label}
              {isSelected && <CheckIcon />}
            </>
          )}
        </Item>
      )}
    </ListBox>
  )
}
