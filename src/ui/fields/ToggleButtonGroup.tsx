import { ToggleButtonGroup as AriaToggleButtonGroup, ToggleButton } from 'react-aria-components/ToggleButtonGroup'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius, size } from '#src/theme/tokens.ts'
import type { Option } from './OptionList.tsx'

const Group = styled(AriaToggleButtonGroup)`
  display: flex;
  gap: 6px;
  flex-wrap: wrap;
  padding: 4px 0;
`
/** 36 px high. The group's padding makes a press target of 44 px. */
const Chip = styled(ToggleButton)`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: none;
  min-width: ${size.target};
  min-height: 36px;
  padding: 0 10px;
  border-radius: ${radius.pill};
  box-shadow: inset 0 0 0 1px ${color.border};
  font-weight: 500;
  -webkit-tap-highlight-color: transparent;
  &::after {
    content: '';
    position: absolute;
    inset: -4px 0;
  }
  &[data-selected] {
    background: ${color.brandTint};
    box-shadow: inset 0 0 0 1px ${color.link};
    color: ${color.link};
    font-weight: 600;
  }
  @media ${media.forcedColors} {
    border: 1px solid ButtonBorder;
    &[data-selected] {
      outline: 2px solid Highlight;
      outline-offset: -2px;
    }
  }
`

export interface ToggleButtonGroupProps<Id extends string> {
  label: string
  options: readonly (Option & { id: Id })[]
  value: Id
  onChange: (id: Id) => void
}

/** Switches between views. Use RadioGroup in forms. */
export function ToggleButtonGroup<Id extends string>(props: ToggleButtonGroupProps<Id>) {
  const { label, options, value, onChange } = props
  return (
    <Group
      aria-label={label}
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find(({ id }) => keys.has(id))
        if (chosen !== undefined) onChange(chosen.id)
      }}
    >
      {options.map((option) => (
        <Chip key={option.id} id={option.id}>
          <span>{option.label}</span>
        </Chip>
      ))}
    </Group>
  )
}
