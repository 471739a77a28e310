import { ToggleButtonGroup as AriaToggleButtonGroup, ToggleButton } from 'react-aria-components/ToggleButtonGroup'
import styled from 'styled-components'
import { media } from '#src/theme/media.ts'
import { color, radius, size, space } from '#src/theme/tokens.ts'
import type { Option } from './Option.ts'

const Group = styled(AriaToggleButtonGroup)`
  display: inline-flex;
  flex-wrap: wrap;
  max-width: 100%;
  @media not ${media.narrow} {
    &:not([data-look]) {
      display: inline-grid;
      grid-auto-columns: 1fr;
      grid-auto-flow: column;
    }
  }
  @media ${media.narrow} {
    &:not([data-look], :has(> :nth-child(4))) {
      display: grid;
      grid-auto-columns: auto;
      grid-auto-flow: column;
      width: 100%;
    }
  }
  @media ${media.tiny} {
    /* Puts four that do not fit in one line in two rows of two. */
    &:not([data-look]):has(> :nth-child(4)) {
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
  &[data-look='chips'] {
    display: flex;
    flex-wrap: nowrap;
    gap: ${space.xs};
    overflow-x: auto;
    scrollbar-width: none;
    padding: 4px 0;
    border-radius: 0;
    background: none;
    box-shadow: none;
    border: 0;
    @media ${media.tiny} {
      gap: 6px;
    }
    @media ${media.zoomed} {
      flex-wrap: wrap;
    }
  }
`
/** 38 px high. The group's padding makes a press target of 44 px. */
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
  [data-look='chips'] > & {
    flex: none;
    @media ${media.tiny} {
      padding-inline: 10px;
    }
    min-height: 36px;
    border-radius: ${radius.pill};
    color: ${color.foreground};
    box-shadow: inset 0 0 0 1px ${color.border};
    &::after {
      inset: -4px 0;
    }
    &[data-selected] {
      background: ${color.brandTint};
      box-shadow: inset 0 0 0 1px ${color.link};
      color: ${color.link};
    }
    /* The strip scrolls, and would cut off an outline outside it. */
    &[data-focus-visible] {
      outline-offset: -3px;
    }
  }
  @media ${media.forcedColors} {
    [data-look='chips'] > & {
      border: 1px solid ButtonBorder;
    }
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
  look?: 'segments' | 'chips'
}

/** Switches between views. Use RadioGroup in forms. */
export function ToggleButtonGroup<Id extends string>(props: ToggleButtonGroupProps<Id>) {
  const { label, options, value, onChange, look } = props
  return (
    <Group
      aria-label={label}
      data-look={look}
      disallowEmptySelection
      selectedKeys={[value]}
      onSelectionChange={(keys) => {
        const chosen = options.find(({ id }) => keys.has(id))
        if (chosen !== undefined) onChange(chosen.id)
      }}
    >
      {options.map((option) => (
        <Segment key={option.id} id={option.id}>
          <span>{option.label}</span>
        </Segment>
      ))}
    </Group>
  )
}
