import { ListBox, ListBoxItem } from 'react-aria-components/ListBox'
import styled from 'styled-components'
import { color } from '#src/theme/tokens.ts'
import { CheckIcon } from './NavigationIcons.tsx'
import { lineStyle } from './popoverStyle.ts'

const Choices = styled(ListBox<Option>)`
  outline: none;
`
const Item = styled(ListBoxItem)`
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
    <Choices items={options}>
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
    </Choices>
  )
}
