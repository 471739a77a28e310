import { ToggleButtonGroup as AriaToggleButtonGroup, ToggleButton } from 'react-aria-components/ToggleButtonGroup'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius, size, space } from '#src/theme/tokens.ts'
import type { Option } from './Option.ts'

const Group = styled(AriaToggleButtonGroup)`
  display: inline-flex;
  flex-wrap: wrap;
  max-width: 100%;
  @media ${media.tiny} {
    /* Four that do not fit in one line: two and two. */
    &:has(> :nth-child(4)) {
      display: grid;
      grid-template-columns: 1fr 1fr;
      width: 100%;
    }
  }
  padding: 3px;
  border-radius: ${radius.large};
  background: ${color.sunken};
  box-shadow: inset 0 0 0 1px ${color.rule};
  @media ${media.forcedColors} {
    border: 1px solid ButtonBorder;
  }
`
/** 38 px high; with the group's padding the area that can be pressed is 44 px. */
const Segment = styled(ToggleButton)`
  position: relative;
  display: inline-flex;
  align-items: center;
  justify-content: center;
  flex: 1 0 auto;
  min-width: ${size.target};
  min-height: 38px;
  padding: 0 ${space.sm};
  border: 0;
  border-radius: ${radius.control};
  background: none;
  color: ${color.muted};
  font-weight: 500;
  cursor: pointer;
  -webkit-tap-highlight-color: transparent;
  &::after {
    content: '';
    position: absolute;
    inset: -3px 0;
  }
  &[data-hovered] {
    color: ${color.foreground};
  }
  &[data-selected] {
    background: ${color.raised};
    box-shadow: 0 0 0 1px ${color.border};
    color: ${color.foreground};
    font-weight: 600;
  }
  @media ${media.forcedColors} {
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

/** Switches a view between a few ways to see it. For an answer in a form take RadioGroup. */
export function ToggleButtonGroup<Id extends string>({ label, options, value, onChange }: ToggleButtonGroupProps<Id>) {
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
        <Segment key={option.id} id={option.id}>
          {option.label}
        </Segment>
      ))}
    </Group>
  )
}
